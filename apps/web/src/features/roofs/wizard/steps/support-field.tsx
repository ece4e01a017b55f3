import { supportsOf } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { SupportDrawing } from '../../../../components/choice-pictures/purlin-drawings.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { StepChoice } from '../fields/step-fields.tsx'
import { OptionPicture } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'

const explained = {
  'simply-supported': 'roofs.single-spans-cut-at-each-support',
  continuous: 'roofs.one-length-over-two-or-more',
  lapped: 'roofs.lapped-over-the-supports',
} as const satisfies Readonly<Record<string, PlainCode>>

const pictureOf = (support: keyof typeof explained) => (
  <OptionPicture large>
    <SupportDrawing support={support} />
  </OptionPicture>
)

// Made once: a choice is drawn again when its options have changed.
const pictures = {
  'simply-supported': pictureOf('simply-supported'),
  continuous: pictureOf('continuous'),
  lapped: pictureOf('lapped'),
}

export const SupportField = ({ step }: { readonly step: StepState<'structure'> }) => {
  const say = useSay()

  const supports = supportsOf(choices, step.draft)
  const options = supports.map(({ label, means, unsure }, position) => ({
    value: position,
    label,
    description: unsure ? say('roofs.each-support-of-the-list-is') : explained[means],
    ...(unsure ? {} : { picture: pictures[means] }),
  }))
  return <StepChoice step={step} field="support" options={options} />
}
