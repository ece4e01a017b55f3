import { Box, Button, Divider, Group, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Session } from '@soundroof/contract/identity/wire-session'
import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import type { Role } from '@soundroof/contract/platform/access'
import { useState } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { useNotices } from '../../features/review/notices/use-notices.ts'
import { loadSubscription, useSubscription } from '../../platform/account/subscription.ts'
import { call } from '../../platform/api/api-client.ts'
import { goTo } from '../../platform/navigation.ts'
import { clearSession, onSessionChange } from '../../platform/session/session.ts'
import { shownDay } from '../../platform/shown-date.ts'
import { toast } from '../../platform/toast.ts'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import styles from './header.module.css'
import { LanguageOfMenu } from './language-switch.tsx'

const onDevice = () => import('../../platform/offline/leave-device.ts')

// Here, because the menu is on every page of somebody who is logged in: also where another tab or the server ends the session.
onSessionChange(() => void onDevice().then(({ leaveDevice }) => leaveDevice()))
void import('../../platform/purchases/present-soon.ts').then(({ presentFromNowOn }) => presentFromNowOn())

/** Ends the session on the server; on this device it ends even without a connection. */
const logOut = async (): Promise<void> => {
  const { mayLeave } = await onDevice()
  if (!(await mayLeave())) return
  await call('logout', { quiet: true })
  clearSession()
  toast('loggedOut', 'success')
  goTo('/home')
}

/** Named where it is not a month. */
const periodOf = (say: Say, { startsOn, renewsOn }: Subscription): string | null =>
  startsOn && renewsOn
    ? say('components.from-day-to-day', { from: shownDay(say, startsOn), to: shownDay(say, renewsOn) })
    : null

const Quota = ({ subscription }: { readonly subscription: Subscription }) => {
  const say = useSay()
  const facts = [
    ['components.calculations-a-month', subscription.total],
    ['components.counted-over', periodOf(say, subscription)],
    ['components.remaining', subscription.remaining],
    ['components.expires-on', subscription.expiresOn && shownDay(say, subscription.expiresOn)],
  ] as const
  return (
    <Stack gap={5} m={0} px={14} py={10} fz="sm" renderRoot={(props) => <dl {...props} />}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <Group key={label} justify="space-between" wrap="nowrap">
              <Text component="dt" inherit c="dimmed">
                {say(label)}
              </Text>
              <Text component="dd" inherit fw={600}>
                {value}
              </Text>
            </Group>
          ),
      )}
    </Stack>
  )
}

const Account = ({ customer }: Pick<Session, 'customer'>) => (
  <Box px={14} pt={12} pb={10} fz="sm" lh={1.5} style={{ overflowWrap: 'anywhere' }}>
    <Text inherit fw={650}>
      {customer.email}
    </Text>
    {/\d/.test(customer.phone) && <Text inherit>{customer.phone}</Text>}
    {customer.company_name && (
      <Text inherit c="dimmed">
        {customer.company_name}
      </Text>
    )}
  </Box>
)

/** Pages that every account has, and those of its role. */
const pagesOf = (role: Role) => [
  ...(role === 'customer'
    ? ([
        { to: '/company', label: 'components.company' },
        { to: '/plans', label: 'components.plans' },
      ] as const)
    : ([{ to: '/console', label: 'shell.console' }] as const)),
  { to: '/notices', label: 'components.notices' } as const,
  { to: '/resetPassword', label: 'components.reset-password' } as const,
  { to: '/sessions', label: 'components.account-and-devices' } as const,
  { to: '/on_this_device', label: 'components.on-this-device' } as const,
]

export const UserMenu = ({ session: { customer } }: { readonly session: Session }) => {
  const say = useSay()

  const [opened, setOpened] = useState(false)
  const subscription = useSubscription()
  const unread = useNotices().data?.unread ?? 0
  const toggle = () => {
    if (!opened) void loadSubscription()
    setOpened(!opened)
  }
  return (
    <Popover position="bottom-end" width={280} shadow="md" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <UnstyledButton className={styles.user} onClick={toggle}>
          <VisuallyHidden>
            {unread > 0
              ? say('components.account-of-new-notices', { email: customer.email, unread })
              : say('components.account-of', { email: customer.email })}{' '}
          </VisuallyHidden>
          <span className={styles.initial} aria-hidden="true">
            {customer.email.charAt(0).toUpperCase()}
            {unread > 0 && <span className={styles.unread} />}
          </span>
          <span className={styles.userName}>{customer.name || customer.email}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('components.account')} p={0} style={{ overflow: 'hidden' }}>
        <Account customer={customer} />
        {subscription?.active && (
          <>
            <Divider />
            <Quota subscription={subscription} />
          </>
        )}
        <Divider />
        {pagesOf(customer.role).map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
            {to === '/notices' && unread > 0 ? say('components.notices-new', { unread }) : say(label)}
          </ButtonLink>
        ))}
        <LanguageOfMenu />
        <Button variant="subtle" fullWidth radius={0} onClick={() => void logOut()}>
          {say('components.logout')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
