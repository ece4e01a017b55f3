import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/dist/**']
/** Thousands of random roofs, programs that are started and killed, tables and a book that are made again, every page of many reports, threads and pictures cut short, a store that does not answer. */
const long = [
  '**/*.property.test.ts',
  'apps/cli/src/{assess,batch,verification-book,parts-list,import-table,import-products,verify-report}/**/*.test.ts',
  'apps/server/src/platform/{api-docs/openapi,files/cloud-store}.test.ts',
  'apps/server/src/roofs/{calculations/calculator,files/complete-picture,offline/same-roofs,rendering/approved-pages}.test.ts',
  'packages/engine/tables/**/*.test.ts',
  'scripts/help.test.ts',
  'packages/report/src/pdf/{page-breaks,pdf-a,read-back,render-pdf}.test.ts',
]

/** Server tests that put another function in a module's place: each loads the server for itself. */
const replacing = [
  'apps/server/src/identity/api-keys/constant-time.api.test.ts',
  'apps/server/src/roofs/results/failed-calculation.api.test.ts',
]

/** What could differ on the embedded database, which every journey uses as well: driver, values, transactions, start and files. */
const sample = [
  'apps/server/src/main.api.test.ts',
  'apps/server/src/platform/{audit,database,mail,work}/**/*.api.test.ts',
  'apps/server/src/platform/http/{access-matrix,hostile-values}.api.test.ts',
  'apps/server/src/administration/integrity/**/*.api.test.ts',
  'apps/server/src/administration/staff/administrator.api.test.ts',
  'apps/server/src/identity/{accounts,companies,login,login-throttle,one-time-codes,own-account,passkeys}/*.api.test.ts',
  'apps/server/src/money/subscriptions/record-purchase.api.test.ts',
  'apps/server/src/review/{review,figures/figures,inspection/inspection,notices/notices,questions/threads}.api.test.ts',
  'apps/server/src/review/certificate/{certificate-drafts,turns-of-engineers}.api.test.ts',
  'apps/server/src/roofs/{calculations/two-subscriptions,drafts/drafts,offline/mixed-calculations,offline/offline,projects/list,projects/one-charge,projects/projects}.api.test.ts',
  'apps/server/src/roofs/results/{quota,reservations}.api.test.ts',
]
const isSample = process.env.TEST_EXTENT === 'sample'

/** Long enough for a machine that does much else at the same time: only a test that hangs meets it. */
const testTimeout = 300_000

/** `unit` is what `npm run check` runs, `long` what `npm test` adds; `api` and `api-alone` need a database, which TEST_DATABASE names; `cloud` an object store; `concurrency` PostgreSQL and the built server. */
export default defineConfig({
  test: {
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    testTimeout,
    hookTimeout: testTimeout,
    setupFiles: 'packages/engine/testing/runs.ts',
    // Roofs, rows and answers are short-lived: in a young generation of 16 MB collecting them took a seventh to a third of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{data,packages,apps,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...long, '**/*.{api,cloud,concurrency}.test.ts'],
          // Files share their modules, which halves the time: a test that sets something global puts it back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: long,
          exclude: everywhere,
          // As in `unit`.
          isolate: false,
          testTimeout: 3 * testTimeout * Number(process.env.PROPERTY_RUNS ?? 1),
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: isSample ? sample : ['apps/**/*.api.test.ts'],
          exclude: [...everywhere, ...replacing],
          // Loading the server for each file took a sixth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          include: replacing,
          exclude: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['apps/**/*.cloud.test.ts'],
          exclude: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'concurrency',
          include: ['apps/**/*.concurrency.test.ts'],
          exclude: everywhere,
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
})
