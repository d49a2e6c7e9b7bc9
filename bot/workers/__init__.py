"""Work beside the event loop: pictures are drawn and hard bots think in processes of their own.

`jobs` says what such a job is, `pool` hands jobs out in the bot's process, `worker` does them in another.
"""
