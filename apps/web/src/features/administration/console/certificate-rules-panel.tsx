import { Skeleton } from '@mantine/core'
import type { CertificateRules } from '@soundroof/contract/review/second-check'
import { useQueryClient } from '@tanstack/react-query'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { toast } from '../../../platform/toast.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { useSay } from '../../../platform/words/use-say.ts'

const key = ['console', 'certificate-rules']

const Rule = ({ rules }: { readonly rules: CertificateRules }) => {
  const say = useSay()

  const queries = useQueryClient()
  const [isBusy, during] = useBusy()
  const change = async (secondCheck: boolean) => {
    const body = { secondCheck, version: rules.version }
    const answer = await during(call('changeCertificateRules', { body }))
    if (answer.ok) toast('saved', 'success')
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <TickField
      name="second-check"
      label={say('administration.a-second-engineer-checks-every-certificate')}
      checked={rules.secondCheck}
      disabled={isBusy}
      onChange={(checked) => void change(checked)}
    />
  )
}

/** Whether certificates wait for a second engineer before they are delivered. */
export const CertificateRulesPanel = () => {
  const say = useSay()

  const { data, error, refetch } = useCallData('certificateRules', key)
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={120} radius="lg" />
  return (
    <Panel title={say('review.second-check')}>
      <Rule rules={data} />
    </Panel>
  )
}
