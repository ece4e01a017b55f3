import { askedWorker } from '../workers/asked-worker.ts'
import type { Keeping } from './keep-worker.ts'
import { type NotStored, whyNotStored } from './not-stored.ts'

const worker = askedWorker<Keeping, NotStored | null>(
  () => new Worker(new URL('./keep-worker.ts', import.meta.url), { type: 'module' }),
)

/** So that the first photo is safe as soon as the others. A browser without workers does it in the page. */
export const prepareToKeep = (): void => {
  if (typeof Worker !== 'undefined') worker.prepare()
}

const inPage = async ({ facts, file }: Keeping): Promise<NotStored | null> => {
  const { keepFile } = await import('./kept-files.ts')
  return keepFile(facts, file).then(() => null, whyNotStored)
}

/**
 * Why a file does not outlive page and browser; null: it does. A worker reads, hashes and writes it, so that a page that draws
 * holds nothing up. Where no worker starts, the page does the same.
 */
export const keepSoon = (keeping: Keeping): Promise<NotStored | null> =>
  worker.ask(keeping).catch(() => inPage(keeping).catch(whyNotStored))
