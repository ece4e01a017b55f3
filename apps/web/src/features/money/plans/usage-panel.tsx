import { Stack, Text } from '@mantine/core'
import type { RunningPeriod } from '@soundroof/contract/money/subscription'
import { Facts } from '../../../components/lists/facts.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { shownDayOf } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { sourceWords, usageOf } from './plan-words.ts'

/** Bought, used, reserved and left of everything that the account calculates from now. */
export const UsagePanel = ({ periods }: { readonly periods: readonly RunningPeriod[] }) => {
  const say = useSay()

  const usage = usageOf(periods)
  return (
    <Panel title={say('money.usage')}>
      {usage === null ? (
        <Text>{say('money.no-paid-period-runs')}</Text>
      ) : (
        <Stack gap="md">
          <Facts
            facts={[
              [say('money.left'), say('money.calculations-of', { left: usage.left, bought: usage.bought })],
              [say('money.used'), String(usage.used)],
              [say('money.reserved'), String(usage.reserved)],
            ]}
          />
          <Stack component="ul" gap={4} m={0} p={0}>
            {periods.map((period) => (
              <Text component="li" key={`${period.source} ${period.startsAt}`} c="dimmed" size="sm">
                {say('money.from-source-until', {
                  source: say(sourceWords(period)),
                  day: shownDayOf(say, period.endsAt),
                  bought: period.bought,
                })}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Panel>
  )
}
