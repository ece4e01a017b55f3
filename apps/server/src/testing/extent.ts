/**
 * `npm test` runs every test on PostgreSQL and, on the embedded database, what could differ there: docs/testing.md says
 * what is left out and what covers it. Without TEST_EXTENT=sample every test runs on either.
 */
export const isSample = process.env.TEST_EXTENT === 'sample'

/** In a sample, those that are chosen; otherwise all. */
export const sampled = <T>(all: readonly T[], isChosen: (one: T, index: number) => boolean): readonly T[] =>
  isSample ? all.filter(isChosen) : all
