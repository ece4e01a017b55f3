import { Text } from '@mantine/core'
import { grantEnd } from '@soundroof/contract/money/grants'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** A period that was sold by invoice and still runs. */
export type EndRequest = { readonly id: string; readonly invoice: string }

const form = grantEnd.omit({ id: true })

const problemsOf = (filled: { readonly reason: string }): readonly Problem[] => {
  const read = parseWith(form, filled)
  return read.ok ? [] : read.problems
}

type Props = { readonly request: EndRequest; readonly onClose: () => void; readonly onDone: () => void }

export const EndGrantDialog = ({ request: { id, invoice }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: form,
    start: { reason: '' },
    problemsOf,
    send: ({ reason }) => call('endGrant', { body: { id, reason } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('administration.end-the-period-of-invoice', { invoice })}
      submitLabel={say('administration.end-now')}
      danger
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say('administration.what-is-left-of-it-is')}
      </Text>
      <TextAreaField {...bind('reason')} hint={say('administration.do-not-name-people-the-audit')} rows={3} required />
    </FormDialog>
  )
}
