// `npm run mutation`: changes one thing at a time in the clauses and checks of the engine; a test must notice.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'packages/engine/src/standards/**/*.ts',
    'packages/engine/src/checks/**/*.ts',
    '!packages/engine/src/**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Words and tables that are made once when a module is loaded would need every test again for each of them.
  ignoreStatic: true,
  ignorePatterns: ['.data', '.cache', 'apps/web', 'apps/server', 'e2e', 'docs', 'data', 'dist', 'test-results'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  thresholds: { high: 95, low: 85, break: 85 },
}
