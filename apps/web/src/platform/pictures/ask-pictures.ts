import { askedWorker } from '../workers/asked-worker.ts'
import type { Looked } from './look-at.ts'
import type { PictureAnswer, PictureTask } from './picture-worker.ts'

const { ask } = askedWorker<PictureTask, PictureAnswer>(
  () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
)

/** Null where this browser cannot read the photo, or has no worker that draws. */
export const lookedAtAside = async (file: Blob): Promise<Looked | null> => {
  const answer = await ask({ kind: 'look', file }).catch(() => null)
  return answer !== null && 'preview' in answer ? answer : null
}

/** Fails where no worker draws. */
export const shrunkAside = async (file: Blob, bytes: number): Promise<Blob | null> => {
  const answer = await ask({ kind: 'shrink', file, bytes })
  return answer instanceof Blob ? answer : null
}
