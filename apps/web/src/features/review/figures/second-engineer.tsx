import { Box } from '@mantine/core'
import type { FigureRules } from '@soundroof/contract/review/figures/figures-console'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { useSay } from '../../../platform/words/use-say.ts'

type Props = { readonly rules: FigureRules; readonly reload: () => void }

/** For administrators: whether another engineer has to approve. */
export const SecondEngineer = ({ rules, reload }: Props) => {
  const say = useSay()

  const [isBusy, during] = useBusy()
  const change = async (secondEngineer: boolean) => {
    const body = { secondEngineer, version: rules.version }
    const answer = await during(call('changeFigureRules', { body }))
    if (answer.ok) toast('saved', 'success')
    reload()
  }
  return (
    <Box mb="xs">
      <TickField
        name="second-engineer"
        label={say('review.a-second-engineer-must-approve-every')}
        checked={rules.secondEngineer}
        disabled={isBusy}
        onChange={(checked) => void change(checked)}
      />
    </Box>
  )
}
