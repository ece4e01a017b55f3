import { Button, Select } from '@mantine/core'
import {
  listedOwnModule,
  listedOwnRacking,
  type OwnModule,
  type OwnRacking,
  ownId,
} from '@soundroof/contract/roofs/catalogue/products/own-product'
import { moduleOf, rackingOf } from '@soundroof/contract/roofs/projects/products'
import { useState } from 'react'
import { inputProps } from '../../../../components/fields/field-props.ts'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { StepGroup } from '../fields/step-group.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import type { OwnKind } from './own-fields.ts'
import { OwnProductDialog, titleOfOwn } from './own-product-dialog.tsx'
import {
  entriesOf,
  entryWords,
  generic,
  isSought,
  labelOf,
  productLabel,
  withEntry,
  withModule,
  withOwn,
} from './product-choice.ts'
import { useOwnProducts } from './use-own-products.ts'

type Props = { readonly step: StepState<'solar'> }
type Own = OwnModule | OwnRacking
type Options = Props['step']['project']['options']

const ownPrefix = 'own '
const listedOwn = (own: Own) => ('length' in own ? listedOwnModule(own) : listedOwnRacking(own))
const valueOfOwn = (own: Own): string => `${ownPrefix}${JSON.stringify(own)}`

const chosenIn = (kind: OwnKind, options: Options): string | null => {
  const own = kind === 'module' ? options.ownModule : options.ownRacking
  return options[kind] ?? (own === null ? null : valueOfOwn(own))
}

/** Entries of the catalogue, and those of the company's data sheets. */
const useEntries = (kind: OwnKind, step: Props['step'], isOpened: boolean) => {
  const say = useSay()

  const mine: readonly Own[] = useOwnProducts(isOpened)[kind]
  const own = new Map(mine.map((one) => [valueOfOwn(one), one]))
  const data = [
    ...mine.map((one) => ({ value: valueOfOwn(one), label: `${productLabel(listedOwn(one))} ${say('roofs.yours')}` })),
    ...entriesOf(step.context.choices, kind).map((entry) => ({ value: entry.id, label: say.named(entry.name) })),
  ]
  return { own, data }
}

const takenBy = (
  { wizard, context, change }: Props['step'],
  kind: OwnKind,
  with_: (options: Options) => Options,
): void => {
  const now = loadDraft() ?? wizard
  const options = with_(now.project.options)
  saveProject({ ...now, project: { ...now.project, options } }, 'solar')
  const module = kind === 'module' ? moduleOf(context.choices, options) : undefined
  if (module) change(withModule(context.choices, { ...now.project, options }, module))
}

const hintOf = (say: Say, chosen: Parameters<typeof entryWords>[1]): string =>
  chosen.id === ownId ? say('roofs.size-and-mass-of-its-data') : entryWords(say, chosen)

const EntryField = ({ step, kind }: Props & { readonly kind: OwnKind }) => {
  const say = useSay()

  const { project, context } = step
  const [isEntering, setEntering] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const { own, data } = useEntries(kind, step, isOpened)
  const chosen =
    kind === 'module' ? moduleOf(context.choices, project.options) : rackingOf(context.choices, project.options)
  const take = (value: string | null) => {
    const entered = value === null ? undefined : own.get(value)
    takenBy(step, kind, (options) => (entered ? withOwn(options, entered) : withEntry(options, kind, value)))
  }
  const name = `options.${kind}`
  const field = {
    name,
    label: labelOf(kind),
    error: step.errorOf(name),
    disabled: step.readOnly,
    ...(chosen ? { hint: hintOf(say, chosen) } : {}),
  }
  return (
    <BesideField step={step} field={name} whole>
      <Select
        {...inputProps(say, field)}
        size="md"
        searchable
        clearable
        data={data}
        value={chosenIn(kind, project.options)}
        placeholder={say(generic[kind])}
        aria-description={say('roofs.search-by-maker-model-or-size')}
        nothingFoundMessage={say('roofs.not-in-the-list')}
        comboboxProps={{ withinPortal: false }}
        filter={({ options, search }) => options.filter((one) => 'label' in one && isSought(one.label, search))}
        onDropdownOpen={() => setOpened(true)}
        onChange={take}
      />
      {step.readOnly ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          h="auto"
          mih={44}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
          onClick={() => setEntering(true)}
        >
          {say(titleOfOwn[kind])}
        </Button>
      )}
      {isEntering && (
        <OwnProductDialog
          kind={kind}
          onEntry={(entry) => {
            setEntering(false)
            takenBy(step, kind, (options) => withOwn(options, entry))
          }}
          onCancel={() => setEntering(false)}
        />
      )}
    </BesideField>
  )
}

/** Racking system and module, if known; figures of the catalogue replace the generic ones, a data sheet gives size and mass. */
export const ProductFields = ({ step }: Props) => {
  const say = useSay()
  return (
    <StepGroup title={say('roofs.racking-and-module')}>
      <EntryField step={step} kind="racking" />
      <EntryField step={step} kind="module" />
    </StepGroup>
  )
}
