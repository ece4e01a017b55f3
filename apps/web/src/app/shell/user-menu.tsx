import { Button, Divider, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Session } from '@soundroof/contract/identity/wire-session'
import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import { useState } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { useNotices } from '../../features/review/notices/use-notices.ts'
import { loadSubscription, useSubscription } from '../../platform/account/subscription.ts'
import { call } from '../../platform/api/api-client.ts'
import { goTo } from '../../platform/navigation.ts'
import { clearSession } from '../../platform/session/session.ts'
import { shownDay } from '../../platform/shown-date.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './header.module.css'
import { LanguageOfMenu } from './language-switch.tsx'

/** Ends the session on the server; on this device it ends even without a connection. */
const logOut = async (): Promise<void> => {
  await call('logout', { quiet: true })
  clearSession()
  toast('loggedOut', 'success')
  goTo('/home')
}

const Quota = ({ subscription }: { readonly subscription: Subscription }) => {
  const say = useSay()
  return (
    <dl className={styles.quota}>
      <dt>{say('components.calculations-a-month')}</dt>
      <dd>{subscription.total}</dd>
      <dt>{say('components.remaining')}</dt>
      <dd>{subscription.remaining}</dd>
      {subscription.expiresOn && (
        <>
          <dt>{say('components.expires-on')}</dt>
          <dd>{shownDay(say, subscription.expiresOn)}</dd>
        </>
      )}
    </dl>
  )
}

const Account = ({ customer }: Pick<Session, 'customer'>) => (
  <div className={styles.account}>
    <p className={styles.email}>{customer.email}</p>
    {/\d/.test(customer.phone) && <p>{customer.phone}</p>}
    {customer.company_name && <p className={styles.dim}>{customer.company_name}</p>}
  </div>
)

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
      <Popover.Dropdown aria-label={say('components.account')} className={styles.menu}>
        <Account customer={customer} />
        {subscription?.active && (
          <>
            <Divider />
            <Quota subscription={subscription} />
          </>
        )}
        <Divider />
        {customer.role === 'customer' && (
          <ButtonLink to="/company" variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
            {say('components.company')}
          </ButtonLink>
        )}
        {customer.role !== 'customer' && (
          <ButtonLink to="/console" variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
            {say('shell.console')}
          </ButtonLink>
        )}
        <ButtonLink to="/notices" variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
          {unread > 0 ? say('components.notices-new', { unread }) : say('components.notices')}
        </ButtonLink>
        <ButtonLink to="/resetPassword" variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
          {say('components.reset-password')}
        </ButtonLink>
        <ButtonLink to="/sessions" variant="subtle" fullWidth radius={0} onClick={() => setOpened(false)}>
          {say('components.account-and-devices')}
        </ButtonLink>
        <LanguageOfMenu />
        <Button variant="subtle" fullWidth radius={0} onClick={() => void logOut()}>
          {say('components.logout')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
