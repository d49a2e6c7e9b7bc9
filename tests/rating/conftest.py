"""A house for every test."""

from tests.tables.conftest import house as house
