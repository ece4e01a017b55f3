import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { FigureRules } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'

type Props = { readonly rules: FigureRules; readonly reload: () => void }

/** For administrators: whether another engineer has to approve. */
export const SecondEngineer = ({ rules, reload }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const change = async (secondEngineer: boolean) => {
    setBusy(true)
    const answer = await call('changeFigureRules', { body: { secondEngineer, version: rules.version } })
    setBusy(false)
    if (answer.ok) toast(say('saved'), 'success')
    reload()
  }
  return (
    <TickField
      name="second-engineer"
      label={text('A second engineer must approve every figure. Where none does, reports say so.')}
      checked={rules.secondEngineer}
      disabled={isBusy}
      onChange={(checked) => void change(checked)}
    />
  )
}
