import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'

import { type StatusRequest, statusVerb } from './account-status-dialog.tsx'
import type { Card } from './cards.ts'
import type { RegistrationRequest } from './registration-dialog.tsx'

const markLook = {
  span: true,
  ml: 10,
  px: 8,
  py: 2,
  bd: 'var(--edge-warning)',
  bdrs: 999,
  bg: 'var(--warning-soft)',
  fz: '0.8em',
  fw: 600,
} as const

type Props = {
  readonly card: Card
  readonly onRequest: (request: StatusRequest) => void
  readonly onRegister: (request: RegistrationRequest) => void
}

export const CardRow = ({ card: { title, mark, facts, account, engineer }, onRequest, onRegister }: Props) => {
  const say = useSay()
  return (
    <Paper component="li" withBorder px={18} py={14} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="8px 16px" mb={8}>
        <Title order={2} fz="md" fw={700}>
          {title}
          {mark !== null && <Text {...markLook}>{say(mark)}</Text>}
        </Title>
        <Group gap={8}>
          {engineer && (
            <Button
              size="sm"
              variant="default"
              aria-label={say('administration.registration-of', { name: engineer.name })}
              onClick={() => onRegister(engineer)}
            >
              {say('administration.registration')}
            </Button>
          )}
          {account && (
            <Button
              size="sm"
              variant={account.status === 'disabled' ? 'subtle' : 'default'}
              {...(account.status === 'disabled' ? { color: 'red' } : {})}
              aria-label={say('components.value', { label: say(statusVerb(account.status)), name: account.name })}
              onClick={() => onRequest(account)}
            >
              {say(statusVerb(account.status))}
            </Button>
          )}
        </Group>
      </Group>
      <SimpleGrid
        minColWidth="min(100%,210px)"
        spacing="lg"
        verticalSpacing={8}
        renderRoot={(props) => <dl {...props} />}
        m={0}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" c="dimmed" fz="0.8em">
              {say.named(label)}
            </Text>
            <Text component="dd">{value}</Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  )
}
