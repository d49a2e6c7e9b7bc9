"""Words: Fluent catalogues in Korean and English, Korean particles, safe names, matching for autocomplete."""
