import { Stack } from '@mantine/core'
import {
  isSafetyKind,
  type NoticeKind,
  noticeKinds,
  noticeKindsOf,
  noticeMeanings,
} from '@soundroof/contract/review/notices/notice-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import type { Answer } from '../../../platform/api/envelope.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { oneAfterAnother } from '../../../platform/one-after-another.ts'
import { useSession } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'

const queryKey = ['notice-choices'] as const

/** Which notices are mailed; each tick is saved at once. */
export const NoticeChoicesPanel = () => {
  const say = useSay()

  const queries = useQueryClient()
  const { data } = useCallData('noticeChoices', queryKey)
  const [inOrder] = useState(() => oneAfterAnother<Answer<unknown>>())
  const role = useSession()?.customer.role ?? 'customer'
  if (!data) return null
  const choose = async (kind: NoticeKind, isMailed: boolean) => {
    const mails = noticeKinds.filter((one) => (one === kind ? isMailed : data.mails.includes(one)))
    // Shown at once; the server's answer is read afterwards, and not before a later tick has been saved, which it would take away.
    showAnswer(queries, queryKey, { mails })
    const { answer, isLast } = await inOrder(() => call('changeNoticeChoices', { body: { mails } }))
    if (answer.ok) toast('saved', 'success')
    if (isLast) await queries.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={say('review.mails')}>
      <Stack gap="xs">
        {noticeKindsOf(role).map((kind) => (
          <TickField
            key={kind}
            name={`mail-${kind}`}
            label={say(noticeMeanings[kind])}
            disabled={isSafetyKind(kind)}
            checked={data.mails.includes(kind)}
            onChange={(isMailed) => void choose(kind, isMailed)}
          />
        ))}
        <p>{say('review.mails-about-safety-always-come-somebody')}</p>
      </Stack>
    </Panel>
  )
}
