import { isOptionAskedOf, type OptionName } from '../roofs/assumptions/asked-options.ts'
import type { Choices } from '../roofs/catalogue/choices.ts'
import { fieldsOf, type StepId, stepIds } from '../roofs/fields/draft-fields.ts'
import { type OptionField, optionFields } from '../roofs/fields/options.ts'
import type { ProjectDraft } from '../roofs/projects/draft.ts'
import { isAsked } from '../roofs/projects/project.ts'

/** What a question about a project can be pinned to, besides its photos. */

/** A field of the wizard. `field`: the id of its input on the screen of its step. */
export type FieldPin = {
  /** Stored with the question: the wire name, or `options.<name>` of an assumption. */
  readonly name: string
  readonly step: StepId
  readonly field: string
  readonly label: string
}

/** The material of steel purlins travels in the field of their section, so it has a name of its own here. */
const ownNames: Readonly<Record<string, string>> = { 'structure/material': 'structure/material' }

/** The name of a field as questions are pinned to it; null: it is not asked of the customer. */
export const pinNameOf = (step: StepId, field: string): string | null =>
  field.startsWith('options.') ? field : (ownNames[`${step}/${field}`] ?? fieldsOf(step)[field]?.wire ?? null)

/** Photos are pinned to one by one. */
const fieldPins: readonly FieldPin[] = stepIds
  .filter((step) => step !== 'photos')
  .flatMap((step) =>
    Object.entries(fieldsOf(step)).flatMap(([field, { label }]) => {
      const name = pinNameOf(step, field)
      return name === null ? [] : [{ name, step, field, label }]
    }),
  )

const stepOfGroup: Readonly<Record<OptionField['group'], StepId>> = {
  Building: 'building',
  Place: 'building',
  Wind: 'building',
  'Panels and fixings': 'solar',
  Battens: 'structure',
  Rafters: 'structure',
  Structure: 'structure',
}

/** Asked in another step than the rest of their group. */
const stepsOfSome: { readonly [N in OptionName]?: StepId } = { parapetCredit: 'building', feetOverRafters: 'roofCover' }

type OptionPin = FieldPin & { readonly option: OptionName }

const optionPin = (option: OptionName, step: StepId, label: string): OptionPin => ({
  ...{ option, name: `options.${option}`, step, field: `options.${option}`, label },
})

const optionPins: readonly OptionPin[] = [
  ...Object.entries(optionFields).map(([name, { group, label }]) => {
    const option = name as keyof typeof optionFields
    return optionPin(option, stepsOfSome[option] ?? stepOfGroup[group], label)
  }),
  optionPin('topography', 'building', 'Hill, ridge or escarpment'),
  optionPin('shielding', 'building', 'Shielding'),
]

const all: ReadonlyMap<string, FieldPin> = new Map([...fieldPins, ...optionPins].map((pin) => [pin.name, pin]))

/** Where a stored name leads, whether or not a project has the field now; null: no field of the wizard. */
export const findPin = (name: string): FieldPin | null => {
  const pin = all.get(name)
  return pin ? { name: pin.name, step: pin.step, field: pin.field, label: pin.label } : null
}

/** Every field that the wizard asks of this project, in the order of its steps. */
export const pinsOf = (project: ProjectDraft, choices: Choices): readonly FieldPin[] => {
  const asked = [
    ...fieldPins.filter(({ step, field }) => isAsked(step, field, { project, choices })),
    ...optionPins.filter(({ option }) => isOptionAskedOf(option, project, choices)),
  ]
  return stepIds.flatMap((id) =>
    asked.filter(({ step }) => step === id).map(({ name, step, field, label }) => ({ name, step, field, label })),
  )
}
