import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { type OriginKey, withOrigin } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { Instrument, Origin, TappedPhoto } from '@soundroof/contract/roofs/origins/origin'
import { changeProject } from '@soundroof/contract/roofs/projects/project'
import type { StepState } from '../frame/use-wizard-step.ts'
import { addressOfSent, noteMeasuredOn } from '../photos/draft-files.ts'

/** What a dialog found out for its field. */
export type Found = {
  readonly value: number
  readonly error: number
  readonly instrument: Instrument
  readonly tapped?: TappedPhoto
  /** Id of the photo where it still waits to be sent. */
  readonly waiting?: string | null
}

/** With the address of a photo that was sent while it was measured on. */
const named = (tapped: TappedPhoto, waiting: string | null): TappedPhoto =>
  waiting === null ? tapped : { ...tapped, photo: addressOfSent(waiting) }

const measuredOrigin = ({ value, error, instrument, tapped, waiting = null }: Found, at: string): Origin => ({
  kind: 'measured',
  value,
  instrument,
  error,
  at,
  ...(tapped === undefined ? {} : { tapped: named(tapped, waiting) }),
})

/** Enters a measured value with its origin: one change, which Undo takes back. */
export const takeFound = <S extends StepId>(step: StepState<S>, field: string, found: Found): void => {
  const key: OriginKey = `${step.id}/${field}`
  const at = new Date().toISOString()
  step.take(field, (before) => {
    const changed = changeProject(before, step.id, { [field]: found.value } as never, step.context)
    return { ...changed, project: withOrigin(changed.project, key, measuredOrigin(found, at)) }
  })
  step.refuse(field, null)
  if (found.waiting) noteMeasuredOn(found.waiting, at)
}

export type Said = 'typed' | 'drawing' | 'assumed'

/** Says where the value that is in the field came from. */
export const takeSaid = <S extends StepId>(step: StepState<S>, field: string, kind: Said): void => {
  const value: unknown = step.draft[field as keyof typeof step.draft]
  if (typeof value !== 'number' && typeof value !== 'string') return
  step.take(field, (project) => ({
    project: withOrigin(project, `${step.id}/${field}`, { kind, value }),
    cleared: [],
  }))
}
