import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What `npm run mutation` runs against each changed line of the engine: examples and published cases, no random roofs. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@soundroof\/engine\/(?!tables\/|testing\/)(.*)$/, replacement: at('./packages/engine/src/$1.ts') },
    ],
  },
  test: {
    include: ['packages/engine/src/**/*.test.ts', 'apps/cli/src/{verify,verification-book}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.property.test.ts',
      '**/purity.test.ts',
      '**/advice/**',
      '**/verification-book/committed.test.ts',
    ],
    testTimeout: 30_000,
  },
})
