import { useState } from 'react'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { FramingDrawing } from './drawings/framing-drawing.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { PurlinGroup } from './steps/purlin-group.tsx'
import { RafterGroup } from './steps/rafter-group.tsx'

const StructureStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('structure', wizard)
  const [active, setActive] = useState<string | null>(null)
  return (
    <WizardFrame
      step={step}
      title="Structure"
      lead="The purlins or battens under the roofing, and the rafters that support them."
      onActive={setActive}
      aside={<FramingDrawing draft={step.draft} active={active} />}
    >
      <PurlinGroup step={step} />
      <RafterGroup step={step} active={active} />
    </WizardFrame>
  )
}

/** `/project_new4`. */
export const StructurePage = () => {
  const wizard = useEnteredDraft('structure')
  return wizard ? <StructureStep wizard={wizard} /> : null
}
