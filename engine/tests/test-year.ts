// On its own, because scripts/tests.ts reads it before the tables have been compiled.
/** The tax year that the sums in tests are for where they name none, whichever year is the default of the site. */
export const TEST_YEAR = '2024-25'
