import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { type Coded, codedOf, type Message } from '../../../../platform/words/use-say.ts'
import { checkFile, roomFor } from './check-file.ts'

type Accepted = {
  readonly files: readonly File[]
  /** Why files were refused, each reason once. */
  readonly messages: readonly Message[]
}

const named = (file: File, message: Message): Coded => ({
  code: 'roofs.value-label-problem',
  values: { label: file.name, problem: codedOf(message) },
})

/** Which of the chosen files are accepted, given how many the category has. */
export const acceptFiles = (category: FileCategory, chosen: readonly File[], present: number): Accepted => {
  const judged = chosen.map((file) => ({ file, verdict: checkFile(category, file) }))
  const refusals = judged.flatMap(({ file, verdict }) =>
    verdict.kind === 'refused' ? [named(file, verdict.message)] : [],
  )
  const right = judged.filter(({ verdict }) => verdict.kind !== 'refused').map(({ file }) => file)
  const { room, message } = roomFor(category, present)
  return { files: right.slice(0, room), messages: right.length > room ? [...refusals, message] : refusals }
}
