import { Button, Stack } from '@mantine/core'
import { told } from '@soundroof/contract/platform/messages'
import { blankProblems } from '@soundroof/contract/platform/words'
import {
  answer,
  conditionReview,
  conditionWithdrawal,
  fieldsNamed,
  reply,
} from '@soundroof/contract/review/review-forms'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'

/** What is written, and how long it may be. */
const fields = {
  answer: answer.shape.text,
  reply: reply.shape.text,
  objection: conditionReview.shape.objection,
  withdrawal: conditionWithdrawal.shape.reason,
} as const

const inField = (field: string, sent: Sent<unknown>): Sent<unknown> =>
  sent.ok ? sent : { ok: false, issues: sent.issues.map(({ coded }) => ({ field, coded })) }

type Props = {
  /** Of the field: several of these forms stand on a page, also within others. */
  readonly name: string
  readonly field: keyof typeof fields
  readonly label: string
  readonly submitLabel: string
  /** True: the text was accepted and the form is empty again. */
  readonly send: (text: string) => Promise<Sent<unknown>>
}

/** One text. What was refused stays in the form; what was taken leaves it empty. */
export const TextForm = ({ name, field, label, submitLabel, send }: Props) => {
  const { bind, change, busy, submit } = useCheckedForm({
    schema: fieldsNamed({ [name]: fields[field] }),
    start: { [name]: '' },
    problemsOf: ({ [name]: text = '' }) => blankProblems(name, text, told('textRequired', { label })),
    send: async ({ [name]: text = '' }) => inField(name, await send(text.trim())),
    onDone: (): void => change({ [name]: '' }),
  })
  return (
    <Stack gap="xs">
      <TextAreaField {...bind(name)} label={label} rows={2} />
      <div>
        <Button size="sm" loading={busy} onClick={submit}>
          {submitLabel}
        </Button>
      </div>
    </Stack>
  )
}
