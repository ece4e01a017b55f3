import { SelectField } from '../../../../components/fields/select-field.tsx'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { entriesOf, entryWords, generic, labelOf, withEntry, withModule } from './product-choice.ts'

type Props = { readonly step: StepState<'solar'> }

const EntryField = ({ step, kind }: Props & { readonly kind: 'racking' | 'module' }) => {
  const say = useSay()

  const { wizard, project, context } = step
  const entries = entriesOf(context.choices, kind)
  const id = project.options[kind]
  const chosen = entries.find((entry) => entry.id === id)
  const choose = (position: number | null) => {
    const now = loadDraft() ?? wizard
    const entry = position === null ? undefined : entries[position]
    const options = withEntry(now.project.options, kind, entry?.id ?? null)
    saveProject({ ...now, project: { ...now.project, options } }, 'solar')
    const module = kind === 'module' ? context.choices.modules.find((one) => one.id === entry?.id) : undefined
    if (module) step.change(withModule(context.choices, { ...now.project, options }, module))
  }
  return (
    <BesideField step={step} field={`options.${kind}`} whole>
      <SelectField
        name={`options.${kind}`}
        label={labelOf(kind)}
        {...(chosen ? { hint: entryWords(say, chosen) } : {})}
        error={step.errorOf(`options.${kind}`)}
        disabled={step.readOnly}
        options={entries.map(({ name }) => name)}
        placeholder={generic[kind]}
        value={chosen ? entries.indexOf(chosen) : null}
        onChange={choose}
      />
    </BesideField>
  )
}

/** Racking system and module, if known; their figures replace the generic ones. */
export const ProductFields = ({ step }: Props) => {
  const say = useSay()
  return (
    <StepGroup title={say('roofs.racking-and-module')}>
      <EntryField step={step} kind="racking" />
      <EntryField step={step} kind="module" />
    </StepGroup>
  )
}
