import type { Role } from '@soundroof/contract/platform/access'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { productName } from '../../components/page/page-frame.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { withWords } from '../../platform/words/words.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { SchemeToggle } from './scheme-toggle.tsx'
import { activeTab, tabsOf } from './tabs.ts'

// Its menu needs more script than the rest of the first page.
const UserMenu = lazy(() => withWords(import('./user-menu.tsx')).then((loaded) => ({ default: loaded.UserMenu })))

const Tabs = ({ role }: { readonly role: Role | undefined }) => {
  const say = useSay()

  const active = useRouterState({ select: (state) => activeTab(state.location.pathname) })
  return (
    <nav className={styles.tabs} aria-label={say('shell.main')}>
      {tabsOf(role).map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          data-active={label === active}
          aria-current={label === active ? 'page' : undefined}
        >
          {say(label)}
        </Link>
      ))}
    </nav>
  )
}

export const Header = () => {
  const say = useSay()

  const session = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/home" className={styles.brand} aria-label={say('shell.home', { productName })}>
          <BrandMark />
          <span>{productName}</span>
        </Link>
        <Tabs role={session?.customer.role} />
        <div className={styles.right}>
          <SchemeToggle />
          {session ? (
            <Suspense fallback={<span className={styles.user} />}>
              <UserMenu session={session} />
            </Suspense>
          ) : (
            <ButtonLink to="/login" size="sm" variant="default">
              {say('shell.login')}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}
