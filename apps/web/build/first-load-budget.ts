import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** Script that a visitor waits for: the entry and its static imports. */
const firstLoadChunks = (bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const visit = (fileName: string): void => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(imported)
  }
  for (const entry of chunks.filter((chunk) => chunk.isEntry)) visit(entry.fileName)
  return chunks.filter((chunk) => found.has(chunk.fileName))
}

/** Fails the build when the first load has more than `bytes` of compressed script. */
export const firstLoadBudget = (bytes: number): Plugin => ({
  name: 'first-load-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sizes = firstLoadChunks(bundle).map(({ code }) => gzipSync(code).length)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      this.info(`first load: ${total} bytes of compressed script in ${sizes.length} files`)
      if (total > bytes) this.error(`The first load is ${total} bytes of compressed script, more than ${bytes}.`)
    },
  },
})
