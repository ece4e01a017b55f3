import { changeProject } from '@soundroof/contract/roofs/projects/project'
import { choices } from '@soundroof/data/choices'
import { useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { purlinNamed } from './section-name.ts'

const field = 'sectionName'

/** Type, depth and thickness of a steel purlin at once, by the name stamped on it. */
export const SectionNameField = ({ step }: { readonly step: StepState<'structure'> }) => {
  const say = useSay()

  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isUnknown = isLeft && text.trim() !== '' && purlinNamed(choices, text) === null
  const type = (typed: string) => {
    setText(typed)
    setLeft(false)
    const named = purlinNamed(choices, typed)
    if (named === null) return
    // In order, because each clears those after it.
    step.take(field, (project) => {
      const { section, depth, thickness } = named
      const typedOf = changeProject(project, 'structure', { section }, step.context)
      const deep = changeProject(typedOf.project, 'structure', { depth }, step.context)
      const thick = changeProject(deep.project, 'structure', { thickness }, step.context)
      return { project: thick.project, cleared: [] }
    })
  }
  return (
    <BesideField step={step} field={field} whole>
      <TextField
        name={field}
        label={say('roofs.purlin-by-its-name')}
        hint={say('roofs.such-as-z15019-fills-in')}
        error={isUnknown ? 'roofs.no-purlin-of-this-name' : undefined}
        enterKeyHint="next"
        maxLength={20}
        value={text}
        onChange={type}
        onBlur={() => setLeft(true)}
      />
    </BesideField>
  )
}
