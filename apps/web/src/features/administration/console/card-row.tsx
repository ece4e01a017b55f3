import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'
import { statusVerb } from './account-status-dialog.tsx'
import type { Card } from './cards.ts'
import type { CardRequest } from './request-dialog.tsx'

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

type Ask = (request: CardRequest) => void

const CardButtons = ({ card: { account, engineer, company, grant }, onAsk }: Props) => {
  const say = useSay()
  return (
    <Group gap={8}>
      {engineer && (
        <Button
          size="sm"
          variant="default"
          aria-label={say('administration.registration-of', { name: engineer.name })}
          onClick={() => onAsk({ kind: 'registration', request: engineer })}
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
          onClick={() => onAsk({ kind: 'status', request: account })}
        >
          {say(statusVerb(account.status))}
        </Button>
      )}
      {company && (
        <Button
          size="sm"
          variant="default"
          aria-label={say('administration.grant-a-period-to', { name: company.name })}
          onClick={() => onAsk({ kind: 'grant', request: company })}
        >
          {say('administration.grant-a-period')}
        </Button>
      )}
      {grant && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          aria-label={say('administration.end-the-period-of-invoice', { invoice: grant.invoice })}
          onClick={() => onAsk({ kind: 'endGrant', request: grant })}
        >
          {say('administration.end-now')}
        </Button>
      )}
    </Group>
  )
}

type Props = { readonly card: Card; readonly onAsk: Ask }

export const CardRow = ({ card, onAsk }: Props) => {
  const say = useSay()

  const { title, mark, facts } = card
  return (
    <Paper component="li" withBorder px={18} py={14} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="8px 16px" mb={8}>
        <Title order={2} fz="md" fw={700}>
          {title}
          {mark !== null && <Text {...markLook}>{say(mark)}</Text>}
        </Title>
        <CardButtons card={card} onAsk={onAsk} />
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
