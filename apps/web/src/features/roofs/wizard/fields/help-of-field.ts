import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { type HelpAddress, helpOf, supportHelp } from '../../../../components/help/field-help.ts'

const optionLabels: Readonly<Record<string, { readonly label: string }>> = optionFields

type FieldHelp = { readonly help: HelpAddress | null; readonly label: string }

/** Help on an option, such as `options.roofForm`. */
export const helpOfOption = (field: string): FieldHelp => ({
  help: helpOf(field),
  label: optionLabels[field.replace('options.', '')]?.label ?? '',
})

/** Help on a field of a step or on an option that the step asks. */
export const helpOfField = (step: StepId, field: string, { structure }: ProjectDraft): FieldHelp => {
  const label = fieldsOf(step)[field]?.label
  if (label === undefined) return helpOfOption(field)
  const isSupport = step === 'structure' && field === 'support'
  return { help: isSupport ? supportHelp(structure.material, structure.section) : helpOf(`${step}.${field}`), label }
}
