import { useState } from 'react'
import { FramingDrawing } from '../../../components/choice-pictures/framing-drawing.tsx'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { TypedOnDrawing } from './drawing/typed-on-drawing.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useFocusOnFirst } from './frame/use-focus-on-first.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { LastJob } from './last-job/last-job.tsx'
import { stepOptions } from './options/option-specs.ts'
import { Assumptions } from './steps/assumptions.tsx'
import { PurlinGroup } from './steps/purlin-group.tsx'
import { RafterGroup } from './steps/rafter-group.tsx'
import { spacingLabel } from './steps/span-hints.ts'

const StructureStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('structure', wizard)
  useFocusOnFirst(wizard, 'structure', 'material')
  const [active, setActive] = useState<string | null>(null)
  const spacing = spacingLabel(step.project)
  return (
    <WizardFrame
      step={step}
      title={say('roofs.structure')}
      lead={say('roofs.the-purlins-or-battens-under-the')}
      onActive={setActive}
      aside={
        <TypedOnDrawing step={step} words={spacing === null ? {} : { spacing: { label: spacing } }}>
          <FramingDrawing draft={step.draft} active={active} />
        </TypedOnDrawing>
      }
    >
      <LastJob step={step} />
      <PurlinGroup step={step} />
      <RafterGroup step={step} active={active} />
      {stepOptions('Structure', step.project).length > 0 ? <Assumptions step={step} group="Structure" /> : null}
    </WizardFrame>
  )
}

/** `/project_new4`. */
export const StructurePage = () => {
  const wizard = useEnteredDraft('structure')
  return wizard ? <StructureStep key={wizard.id} wizard={wizard} /> : null
}
