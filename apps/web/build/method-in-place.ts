import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, runnerImport } from 'vite'

const pathOf = (path: string): string => normalizePath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))
const [reader, document] = [pathOf('packages/report/src/method/method-rules.ts'), pathOf('docs/method.md')]

type Read = { readonly methodRules: unknown }

/** Writes the rules of the method where the file is that reads them from the document: a browser has no files. */
export const methodInPlace = (): Plugin => ({
  name: 'method-in-place',
  enforce: 'pre',
  async load(id) {
    if (id.split('?')[0] !== reader) return null
    this.addWatchFile(document)
    const { methodRules } = (await runnerImport<Read>(reader)).module
    return `export const methodRules = ${JSON.stringify(methodRules)}`
  },
})
