import { roofNaming } from '@soundroof/contract/roofs/projects/roof-name'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { roofTitle } from '../../../../components/roofs/roofs-of-project.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { withRoofName } from '../../../../platform/draft/draft-record.ts'
import { followInEdit } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { requireName } from './add-roof-dialog.tsx'

type Props = { readonly roof: ProjectSummary; readonly onClose: () => void }

export const RenameRoofDialog = ({ roof, onClose }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const { bind, sending } = useCheckedForm({
    schema: roofNaming,
    start: { name: roof.roofName },
    problemsOf: (value) => requireName(say, value),
    send: ({ name }) => call('renameRoof', { body: { hash: roof.hash, name: name.trim() } }),
    onDone: async (_, { name }) => {
      followInEdit(roof.hash, (edit) => withRoofName(edit, name.trim(), roof.roofName))
      onClose()
      toast({ code: 'roofs.the-roof-is-named', values: { roof: name.trim() } }, 'success')
      await queries.invalidateQueries()
    },
  })
  return (
    <FormDialog
      title={say('roofs.rename-roof', { roof: roofTitle(say, roof) })}
      submitLabel={say('roofs.rename')}
      {...sending}
      onCancel={onClose}
    >
      <TextField {...bind('name')} hint={say('roofs.it-stands-behind-the-name-of')} required />
    </FormDialog>
  )
}
