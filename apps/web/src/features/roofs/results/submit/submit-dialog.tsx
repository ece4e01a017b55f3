import { Stack } from '@mantine/core'
import { noOffer } from '@soundroof/contract/platform/review-offer'
import { submission } from '@soundroof/contract/review/review-forms'
import { useQueryClient } from '@tanstack/react-query'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { OfferLines } from '../../../../components/review-offer/offer-lines.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useClientSettings } from '../../../../platform/api/client-settings.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const empty = { note: '' }

type Props = { readonly hash: string; readonly onClose: () => void }

/** Says price, days and what happens next, as far as the provider states them, and takes a note. */
export const SubmitDialog = ({ hash, onClose }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const offer = useClientSettings()?.review ?? noOffer
  const { bind, sending } = useCheckedForm({
    schema: submission,
    start: empty,
    kept: useKeptForm(`submit-${hash}`, empty),
    problemsOf: () => [],
    send: ({ note }) => call('submitProject', { body: { hash, note } }),
    onDone: async () => {
      onClose()
      toast('submittedForReview', 'success')
      await queries.invalidateQueries()
    },
  })
  return (
    <FormDialog
      title={say('roofs.submit-for-review')}
      submitLabel={say('roofs.submit')}
      {...sending}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <OfferLines offer={offer} />
        <span>{say('roofs.what-happens-next')}</span>
      </Stack>
      <TextAreaField {...bind('note')} rows={3} hint={say('roofs.what-the-engineer-should-know')} />
    </FormDialog>
  )
}
