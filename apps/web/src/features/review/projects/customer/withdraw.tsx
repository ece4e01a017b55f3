import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'

/** Takes a submitted project back that no engineer has taken. */
export const Withdraw = ({ hash }: { readonly hash: string }) => {
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await call('withdrawProject', { body: { hash } })
    setBusy(false)
    setAsks(false)
    if (answer.ok) toast(say('withdrawnFromReview'), 'success')
    await queries.invalidateQueries()
  }
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => setAsks(true)}>
        {text('Withdraw')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={text('Withdraw')}
        confirmLabel={text('Withdraw')}
        cancelLabel={text('Cancel')}
        busy={isBusy}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsks(false)}
      >
        {text('The project leaves the queue of the engineers. You can submit it again at any time.')}
      </ConfirmDialog>
    </div>
  )
}
