import { Text } from '@mantine/core'
import type { RoofCopy } from '@soundroof/contract/roofs/projects/copy'
import { roofNaming } from '@soundroof/contract/roofs/projects/roof-name'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQueryClient } from '@tanstack/react-query'
import { ChoiceField, type ChoiceOption } from '../../../../components/fields/choice-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { nextRoofName, roofTitle } from '../../../../components/roofs/roofs-of-project.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { wallClock } from '../../../../platform/draft/draft-record.ts'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  /** The roof to copy, or to take the site from. */
  readonly roof: ProjectSummary
  readonly roofs: readonly ProjectSummary[]
  /** Preselected choice. */
  readonly copy: RoofCopy
  readonly onClose: () => void
}

const copiesOf = (say: Say, roof: ProjectSummary): readonly ChoiceOption<RoofCopy>[] => [
  {
    value: 'site',
    label: say('roofs.the-place-only'),
    description: say('roofs.state-area-location-terrain-address-and'),
  },
  {
    value: 'all',
    label: say('roofs.everything-of', { roof: roofTitle(say, roof) }),
    description: say('roofs.all-answers-and-assumptions-but-shielding'),
  },
]

/** Makes the roof and opens its first step. */
const useNewRoof = ({ roof, roofs, copy, onClose }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  return useCheckedForm({
    schema: roofNaming,
    start: { name: nextRoofName(roofs), copy },
    problemsOf: (value) => requireName(say, value),
    send: ({ name, ...form }) =>
      call('addRoof', { body: { ...form, name: name.trim(), hash: roof.hash, madeAt: wallClock(new Date()) } }),
    onDone: async (added, { name }) => {
      onClose()
      await queries.invalidateQueries({ queryKey: ['projects'] })
      const isOpen = await openInWizard(added.hash, { step: 'building', field: '' })
      if (isOpen) toast({ code: 'roofs.is-added-please-fill-in-its', values: { roof: name.trim() } }, 'success')
    },
  })
}

/** The server checks the other rules. */
export const requireName = (say: Say, { name }: { readonly name: string }) =>
  name.trim() === ''
    ? [{ field: 'name', coded: { code: 'textRequired', values: { label: say('roofs.roof-name') } } }]
    : []

export const AddRoofDialog = (props: Props) => {
  const say = useSay()

  const { form, bind, change, sending } = useNewRoof(props)
  const title = props.copy === 'all' ? say('roofs.copy', { roof: roofTitle(say, props.roof) }) : say('roofs.add-a-roof')
  return (
    <FormDialog title={title} submitLabel={say('roofs.add-a-roof')} {...sending} onCancel={props.onClose}>
      <Text size="sm">{say('roofs.for-another-roof-at-this-address')}</Text>
      <TextField {...bind('name')} hint={say('roofs.it-stands-behind-the-name-of')} required />
      <ChoiceField
        name="copy"
        label={say('roofs.what-the-new-roof-takes-over')}
        layout="cards"
        options={copiesOf(say, props.roof)}
        value={form.copy}
        onChange={(copy) => change({ copy })}
      />
    </FormDialog>
  )
}
