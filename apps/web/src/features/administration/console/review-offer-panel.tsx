import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import { type ReviewOffer, reviewOffer, type VersionedOffer } from '@soundroof/contract/platform/review-offer'
import { useQueryClient } from '@tanstack/react-query'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../platform/api/api-client.ts'
import { reloadClientSettings } from '../../../platform/api/client-settings.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'

type Form = ReviewOffer & {
  /** Text that is no number; null: none. */
  readonly refused: string | null
}

const label = word('Working days of a review')

const problemsOf = ({ refused }: Form): readonly Problem[] =>
  refused === null ? [] : [problemAt('days', told('notWhole', { label }))]

const key = ['console', 'review-offer']

const OfferForm = ({ offer: { version, ...start } }: { readonly offer: VersionedOffer }) => {
  const say = useSay()

  const queries = useQueryClient()
  const { form, bind, change, busy, submit } = useCheckedForm({
    schema: reviewOffer,
    start: { ...start, refused: null } as Form,
    problemsOf,
    send: async ({ price, days }) => {
      const answer = await call('changeReviewOffer', { body: { price, days, version } })
      // A colleague saved first: shows their version and discards the typed text.
      if (!answer.ok && answer.code === 409) await queries.invalidateQueries({ queryKey: key })
      return answer
    },
    onDone: async (saved) => {
      showAnswer(queries, key, saved)
      await reloadClientSettings()
      toast('saved', 'success')
    },
  })
  const { value: _, onChange: __, ...days } = bind('days')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={14} maw={480}>
        <TextField {...bind('price')} hint={say('administration.price-as-customers-read-it')} />
        <NumberField
          {...days}
          kind="integer"
          value={form.days}
          kept={form.refused ?? undefined}
          onChange={(given, refusal, text) => change({ days: given, refused: refusal === null ? null : text })}
        />
        <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
          {say('components.save')}
        </Button>
      </Stack>
    </form>
  )
}

/** Price and time of a review, which customers read before they submit a project. */
export const ReviewOfferPanel = () => {
  const say = useSay()

  const { data, error, refetch } = useCallData('consoleReviewOffer', key)
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={220} radius="lg" />
  return (
    <Panel title={say('administration.review-offer')}>
      <Text c="dimmed" size="sm" maw="70ch" mb="md">
        {say('administration.what-is-stated-of-a-review')}
      </Text>
      <OfferForm key={data.version} offer={data} />
    </Panel>
  )
}
