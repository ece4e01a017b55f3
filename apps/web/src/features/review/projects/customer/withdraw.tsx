import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** Takes a submitted project back that no engineer has taken. */
export const Withdraw = ({ hash }: { readonly hash: string }) => {
  const say = useSay()

  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await call('withdrawProject', { body: { hash } })
    setBusy(false)
    setAsks(false)
    if (answer.ok) toast('withdrawnFromReview', 'success')
    await queries.invalidateQueries()
  }
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => setAsks(true)}>
        {say('components.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={say('components.withdraw')}
        confirmLabel={say('components.withdraw')}
        cancelLabel={say('components.cancel')}
        busy={isBusy}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsks(false)}
      >
        {say('review.the-project-leaves-the-queue-of')}
      </ConfirmDialog>
    </div>
  )
}
