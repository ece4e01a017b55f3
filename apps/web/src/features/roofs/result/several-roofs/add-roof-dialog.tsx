import { Text } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { RoofCopy } from '@soundroof/contract/roofs/project/copy'
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

type Props = {
  /** The roof that is copied, or whose place is. */
  readonly roof: ProjectSummary
  readonly roofs: readonly ProjectSummary[]
  /** What is chosen at first. */
  readonly copy: RoofCopy
  readonly onClose: () => void
}

const copiesOf = (roof: ProjectSummary): readonly ChoiceOption<RoofCopy>[] => [
  {
    value: 'site',
    label: text('The place only'),
    description: text('State, area, location, terrain, address and assumptions about the place. The rest is asked.'),
  },
  {
    value: 'all',
    label: text('Everything of {roof}', { roof: roofTitle(roof) }),
    description: text(
      'All answers and assumptions but shielding, which is of one building. Photos show one roof each and are taken again.',
    ),
  },
]

/** Makes the roof and opens its first step. */
const useNewRoof = ({ roof, roofs, copy, onClose }: Props) => {
  const queries = useQueryClient()
  return useCheckedForm({
    start: { name: nextRoofName(roofs), copy },
    problemsOf: requireName,
    send: async (form) => {
      const name = form.name.trim()
      const answer = await call('addRoof', { body: { ...form, name, hash: roof.hash, madeAt: wallClock(new Date()) } })
      if (!answer.ok) return answer.issues
      onClose()
      await queries.invalidateQueries({ queryKey: ['projects'] })
      const isOpen = await openInWizard(answer.data.hash, { step: 'building', field: '' })
      if (isOpen) toast(text('{roof} is added. Please fill in its steps.', { roof: name }), 'success')
      return null
    },
  })
}

/** The server checks the rest of it. */
export const requireName = ({ name }: { readonly name: string }) =>
  name.trim() === '' ? [{ field: 'name', message: say('textRequired', { label: text('Roof name') }) }] : []

export const AddRoofDialog = (props: Props) => {
  const { form, bind, change, busy, submit } = useNewRoof(props)
  const title = props.copy === 'all' ? text('Copy {roof}', { roof: roofTitle(props.roof) }) : text('Add a roof')
  return (
    <FormDialog title={title} submitLabel={text('Add a roof')} busy={busy} onSubmit={submit} onCancel={props.onClose}>
      <Text size="sm">
        {text(
          'For another roof at this address. Each roof has a result, photos and a review of its own, and its result takes a calculation of its own.',
        )}
      </Text>
      <TextField
        {...bind('name')}
        label={text('Roof name')}
        hint={text('It stands behind the name of the project, on reports too.')}
        maxLength={60}
        required
      />
      <ChoiceField
        name="copy"
        label={text('What the new roof takes over')}
        layout="cards"
        options={copiesOf(props.roof)}
        value={form.copy}
        onChange={(copy) => change({ copy })}
      />
    </FormDialog>
  )
}
