import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/dist/**']

/** `unit` is what `npm run check` runs; `api` needs a database, which TEST_DATABASE names; `cloud` an object store. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{data,packages,apps,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.api.test.ts', '**/*.cloud.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/**/*.api.test.ts'],
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
    ],
  },
})
