import { Stack } from '@mantine/core'
import { noOffer } from '@soundroof/contract/platform/review-offer'
import { submission } from '@soundroof/contract/review/review-forms'
import { useQueryClient } from '@tanstack/react-query'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { reviewKey, useProjectReview } from '../../../../components/review/use-project-review.ts'
import { OfferLines } from '../../../../components/review-offer/offer-lines.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useClientSettings } from '../../../../platform/api/client-settings.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Unanswered } from './unanswered.tsx'

const empty = { note: '' }

type Props = { readonly hash: string; readonly onClose: () => void }

/** Says price, days and what happens next, as far as the provider states them, and takes a note. */
export const SubmitDialog = ({ hash, onClose }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  // A question that an engineer asks meanwhile is shown, too.
  const { data: review } = useProjectReview(hash)
  const unanswered = review?.questions.filter(({ waitsFor }) => waitsFor === 'customer') ?? []
  const offer = useClientSettings()?.review ?? noOffer
  const { bind, sending } = useCheckedForm({
    schema: submission,
    start: empty,
    kept: useKeptForm(`submit-${hash}`, empty),
    problemsOf: () => [],
    send: async ({ note }) => {
      const openQuestions = unanswered.map(({ id }) => id)
      const answer = await call('submitProject', { body: { hash, note, openQuestions } })
      if (!answer.ok) await queries.invalidateQueries({ queryKey: reviewKey(hash) })
      return answer
    },
    onDone: async () => {
      onClose()
      toast('submittedForReview', 'success')
      await queries.invalidateQueries()
    },
  })
  return (
    <FormDialog
      title={say('roofs.submit-for-review')}
      submitLabel={say(unanswered.length > 0 ? 'roofs.submit-anyway' : 'roofs.submit')}
      {...sending}
      onCancel={onClose}
    >
      <Unanswered questions={unanswered} onClose={onClose} />
      <Stack gap={4}>
        <OfferLines offer={offer} />
        <span>{say('roofs.what-happens-next')}</span>
      </Stack>
      <TextAreaField {...bind('note')} rows={3} hint={say('roofs.what-the-engineer-should-know')} />
    </FormDialog>
  )
}
