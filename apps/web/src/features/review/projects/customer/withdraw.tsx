import { useQueryClient } from '@tanstack/react-query'
import { ConfirmButton } from '../../../../components/page/confirm-button.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** Takes back a submitted project that no engineer has claimed. */
export const Withdraw = ({ hash }: { readonly hash: string }) => {
  const say = useSay()

  const queries = useQueryClient()
  const withdraw = async () => {
    const answer = await call('withdrawProject', { body: { hash } })
    if (answer.ok) toast('withdrawnFromReview', 'success')
    void queries.invalidateQueries()
  }
  return (
    <div>
      <ConfirmButton
        label={say('components.withdraw')}
        confirmLabel={say('components.withdraw')}
        variant="default"
        size="sm"
        act={withdraw}
      >
        {say('review.the-project-leaves-the-queue-of')}
      </ConfirmButton>
    </div>
  )
}
