"""The way back to older schemas, for tests of the way forward."""

BACK_TO_THE_FIRST = (
    "DROP TABLE commits",
    "ALTER TABLE tables DROP COLUMN lesson",
    "ALTER TABLE seats DROP COLUMN sealed",
    "ALTER TABLE tables DROP COLUMN format",
    "ALTER TABLE people DROP COLUMN seen",
    "ALTER TABLE tables DROP COLUMN once",
    "ALTER TABLE tables DROP COLUMN closed",
    "ALTER TABLE tables DROP COLUMN digest",
    "ALTER TABLE tables RENAME COLUMN plea TO wish",
    "ALTER TABLE seats DROP COLUMN answers",
    "ALTER TABLE seats DROP COLUMN reserved",
    "UPDATE house SET version = 1",
)
