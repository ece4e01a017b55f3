import type { Role } from '@soundroof/contract/platform/access'
import { Link, useRouterState } from '@tanstack/react-router'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { productName } from '../../components/page/page-frame.tsx'
import { useSession } from '../../platform/session/session.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './header.module.css'
import { SchemeToggle } from './scheme-toggle.tsx'
import { activeTab, tabsOf } from './tabs.ts'
import { UserMenu } from './user-menu.tsx'

const Tabs = ({ role }: { readonly role: Role | undefined }) => {
  const active = useRouterState({ select: (state) => activeTab(state.location.pathname) })
  return (
    <nav className={styles.tabs} aria-label="Main">
      {tabsOf(role).map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          data-active={label === active}
          aria-current={label === active ? 'page' : undefined}
        >
          {label}
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
        <Link to="/home" className={styles.brand} aria-label={`${productName} home`}>
          <BrandMark />
          <span>{productName}</span>
        </Link>
        <Tabs role={session?.customer.role} />
        <div className={styles.right}>
          <SchemeToggle />
          {session ? (
            <UserMenu session={session} />
          ) : (
            <ButtonLink to="/login" size="sm" variant="default">
              Login
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}
