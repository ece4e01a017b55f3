import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')

/** A worker thread does not inherit tsx, so it registers it first. */
const translated = (source: URL): URL => {
  // Resolved as CommonJS, the only way that test runners know; the module that registers is next to it.
  const beside = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const begin = `import { register } from '${pathToFileURL(beside).href}'; register(); await import('${source.href}')`
  return new URL(`data:text/javascript,${encodeURIComponent(begin)}`)
}

let bundles = isSource ? null : new URL('./', import.meta.url)

/** For tests, which start threads from the built server: translating sources takes a thread a second of processor time. */
export const startWorkersFrom = (folder: URL): void => {
  bundles = folder
}

/** A file that is built for others, beside the server's own bundle. */
export const builtBeside = (file: string): URL => new URL(file, bundles ?? new URL('../../../dist/', import.meta.url))

/** Starts a worker from its source, or from its bundle beside the server's own. */
export const startWorker = (source: URL, bundle: string, options: WorkerOptions = {}): Worker =>
  new Worker(bundles === null ? translated(source) : new URL(bundle, bundles), options)
