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

/** Their subject is no statement of the database: a sample leaves them to PostgreSQL. docs/testing.md says what covers each. */
const onPostgresAlone = [
  'apps/server/src/administration/staff/refused-commands.api.test.ts',
  'apps/server/src/identity/api-keys/{constant-time,example-client,signed-by-key}.api.test.ts',
  'apps/server/src/identity/passwords/guessable-password.api.test.ts',
  'apps/server/src/identity/login/unfinished-logins.api.test.ts',
  'apps/server/src/identity/sessions/hostile-accounts.api.test.ts',
  'apps/server/src/money/subscriptions/google.api.test.ts',
  'apps/server/src/platform/files/object-store.api.test.ts',
  'apps/server/src/platform/http/{access,connections,http,large-bodies,rate-limit,security-log}.api.test.ts',
  'apps/server/src/platform/mail/every-mail.api.test.ts',
  'apps/server/src/roofs/files/{file-names,large-pictures,many-pictures,unreachable-store,upload}.api.test.ts',
]

/** What landed migrations make of former rows: neither those nor the rows change any more. */
const landedMigrations = [
  'apps/server/src/roofs/files/preview-digests.api.test.ts',
  'apps/server/src/roofs/results/{code-former-results,former-reservations,unpack-former-results}.api.test.ts',
]

/** Rules over statements that other files send to the embedded database as well, one call after the other: docs/testing.md. */
const rulesAlone = [
  'apps/server/src/review/certificate/certificate.api.test.ts',
  'apps/server/src/review/projects/console-project.api.test.ts',
  'apps/server/src/review/figures/{limits/limits,looked-at,products,who-signs-figures}.api.test.ts',
  'apps/server/src/review/moves/{every-move,who-may-void}.api.test.ts',
  'apps/server/src/review/reconsideration/{search-order,settlements,signing}.api.test.ts',
  'apps/server/src/review/review-upload.api.test.ts',
  'apps/server/src/roofs/documents/documents.api.test.ts',
  'apps/server/src/roofs/projects/{list-size,underlay}.api.test.ts',
  'apps/server/src/roofs/reports/faults.api.test.ts',
  'apps/server/src/roofs/results/{failed-calculation,former-roof,no-panel-fits}.api.test.ts',
]
const leftOut = process.env.TEST_EXTENT === 'sample' ? [...onPostgresAlone, ...landedMigrations, ...rulesAlone] : []

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
          include: ['apps/**/*.api.test.ts'],
          exclude: [...everywhere, ...replacing, ...leftOut],
          // Loading the server for each file took a sixth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          include: replacing,
          exclude: [...everywhere, ...leftOut],
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
