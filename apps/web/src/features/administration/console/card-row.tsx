import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { statusVerb } from './actions/account-status-dialog.tsx'
import { ActionButtons } from './actions/action-buttons.tsx'
import type { CardRequest } from './actions/request-dialog.tsx'
import type { Card } from './cards.ts'

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

const CardButtons = ({
  card: { account, engineer, company, grant, subject, title, actions = [], links = [] },
  onAsk,
  onDone,
}: Props) => {
  const say = useSay()
  return (
    <Group gap={8}>
      <ActionButtons actions={actions} onAsk={onAsk} onDone={onDone} />
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
      {links.map(({ label, name, search }) => (
        <ButtonLink key={label} to="/console" search={search} size="sm" variant="subtle" aria-label={name}>
          {label}
        </ButtonLink>
      ))}
      {subject !== undefined && (
        <ButtonLink
          to="/console"
          search={{ table: 'audit', subject }}
          size="sm"
          variant="subtle"
          aria-label={say('administration.history-of', { name: title })}
        >
          {say('administration.history')}
        </ButtonLink>
      )}
    </Group>
  )
}

type Props = {
  readonly card: Card
  readonly onAsk: Ask
  /** The row may have changed. */
  readonly onDone: () => void
}

export const CardRow = ({ card, onAsk, onDone }: Props) => {
  const say = useSay()

  const { title, mark, facts } = card
  return (
    <Paper component="li" withBorder px={18} py={14} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="8px 16px" mb={8}>
        <Title order={2} fz="md" fw={700}>
          {title}
          {mark !== null && <Text {...markLook}>{say(mark)}</Text>}
        </Title>
        <CardButtons card={card} onAsk={onAsk} onDone={onDone} />
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
