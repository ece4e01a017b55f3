import type { Role } from '@soundroof/contract/platform/access'
import { text } from '@soundroof/contract/platform/text'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { productName } from '../../components/page/page-frame.tsx'
import { useSession } from '../../platform/session/session.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { SchemeToggle } from './scheme-toggle.tsx'
import { activeTab, tabsOf } from './tabs.ts'

// Its menu needs more script than the rest of the first page.
const UserMenu = lazy(() => import('./user-menu.tsx').then((loaded) => ({ default: loaded.UserMenu })))

const Tabs = ({ role }: { readonly role: Role | undefined }) => {
  const active = useRouterState({ select: (state) => activeTab(state.location.pathname) })
  return (
    <nav className={styles.tabs} aria-label={text('Main')}>
      {tabsOf(role).map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          data-active={label === active}
          aria-current={label === active ? 'page' : undefined}
        >
          {text(label)}
        </Link>
      ))}
    </nav>
  )
}

export const Header = () => {
  const session = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/home" className={styles.brand} aria-label={text('{productName} home', { productName })}>
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
              {text('Login')}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}
