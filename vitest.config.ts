import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/dist/**']
/** Thousands of random roofs, programs that are started and killed, a book that is made again, every page of many reports. */
const long = [
  '**/*.property.test.ts',
  'apps/cli/src/{batch,verification-book,import-table}/**/*.test.ts',
  'apps/cli/src/assess/assess.test.ts',
  'scripts/help.test.ts',
  'packages/report/src/pdf/page-breaks.test.ts',
]

/** Server tests that put another function in a module's place: each loads the server for itself. */
const replacing = [
  'apps/server/src/identity/api-keys/constant-time.api.test.ts',
  'apps/server/src/roofs/results/failed-calculation.api.test.ts',
  'apps/server/src/roofs/results/twice-at-once.api.test.ts',
]

/** `unit` is what `npm run check` runs, `long` what `npm test` adds; `api` and `api-alone` need a database, which TEST_DATABASE names; `cloud` an object store; `concurrency` PostgreSQL and the built server. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{data,packages,apps,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...long, '**/*.{api,cloud,concurrency}.test.ts'],
          testTimeout: 30_000,
          // Files share their modules, which halves the time: a test that sets something global puts it back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: long, exclude: everywhere, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/**/*.api.test.ts'],
          exclude: [...everywhere, ...replacing],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // As in `unit`: loading the server for each file took a sixth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          include: replacing,
          exclude: everywhere,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['apps/**/*.cloud.test.ts'],
          exclude: everywhere,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'concurrency',
          include: ['apps/**/*.concurrency.test.ts'],
          exclude: everywhere,
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
