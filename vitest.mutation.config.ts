import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Each tries hundreds of random roofs, too slow to be repeated for every changed line. */
const random = readdirSync(at('packages/engine/src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `packages/engine/src/${path}`)
  .filter((path) => path.endsWith('.test.ts') && readFileSync(at(path), 'utf8').includes("from 'fast-check'"))

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
      ...random,
      '**/purity.test.ts',
      '**/advice/**',
      '**/verification-book/{committed,common-roofs}.test.ts',
    ],
    testTimeout: 30_000,
  },
})
