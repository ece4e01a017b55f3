import { answerAll } from '../workers/asked-worker.ts'
import { type Looked, lookAt } from './look-at.ts'
import { encodeAside, shrunk } from './shrunk.ts'

export type PictureTask =
  | { readonly kind: 'look'; readonly file: Blob }
  | { readonly kind: 'shrink'; readonly file: Blob; readonly bytes: number }
export type PictureAnswer = Looked | Blob | null

answerAll<PictureTask, PictureAnswer>((task) =>
  task.kind === 'look' ? lookAt(task.file) : shrunk(task.file, task.bytes, encodeAside),
)
