import type { FigureRules } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'

type Props = { readonly rules: FigureRules; readonly reload: () => void }

/** For administrators: whether another engineer has to approve. */
export const SecondEngineer = ({ rules, reload }: Props) => {
  const say = useSay()

  const [isBusy, setBusy] = useState(false)
  const change = async (secondEngineer: boolean) => {
    setBusy(true)
    const answer = await call('changeFigureRules', { body: { secondEngineer, version: rules.version } })
    setBusy(false)
    if (answer.ok) toast('saved', 'success')
    reload()
  }
  return (
    <TickField
      name="second-engineer"
      label={say('review.a-second-engineer-must-approve-every')}
      checked={rules.secondEngineer}
      disabled={isBusy}
      onChange={(checked) => void change(checked)}
    />
  )
}
