import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')

/** Starts a worker from its source, or from its bundle beside the server's own. */
export const startWorker = (source: URL, bundle: string, options: WorkerOptions = {}): Worker =>
  isSource
    ? new Worker(source, { execArgv: ['--import', 'tsx'], ...options })
    : new Worker(new URL(`./${bundle}`, import.meta.url), options)
