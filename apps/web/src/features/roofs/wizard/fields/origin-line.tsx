import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { type OriginKey, originOf } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { originWords } from '@soundroof/report/wording/origin-words'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './field.module.css'

const options: Readonly<Record<string, { readonly label: string; readonly unit?: string }>> = optionFields

/** An option is named `options.altitude` on every step. */
export const originKey = (step: StepId, field: string): OriginKey =>
  field.startsWith('options.') ? `options/${field.slice('options.'.length)}` : `${step}/${field}`

const unitOf = (step: StepId, field: string): string =>
  fieldsOf(step)[field]?.unit ?? options[field.replace('options.', '')]?.unit ?? ''

type Props = {
  readonly step: { readonly id: StepId; readonly project: ProjectDraft }
  readonly field: string
}

/** Where the value of a field came from; nothing where it was typed. */
export const OriginLine = ({ step: { id, project }, field }: Props) => {
  const say = useSay()
  const origin = originOf(project, originKey(id, field))
  const words = origin && originWords(project, origin, unitOf(id, field))
  return words === null ? null : (
    <p className={classes.origin} data-origin={field}>
      {say(words)}
    </p>
  )
}
