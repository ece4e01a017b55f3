import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session.ts'
import { searchOf } from './search-text.ts'
import { requireLogin, shell } from './shell-route.tsx'

/** For the menu only: the server refuses everybody else. */
const requireAdministrator = (place: Parameters<typeof requireLogin>[0]): void => {
  requireLogin(place)
  if (currentSession()?.customer.role !== 'administrator') throw redirect({ href: '/home', replace: true })
}

const tables = createRoute({
  getParentRoute: () => shell,
  path: '/console',
  beforeLoad: requireAdministrator,
  validateSearch: searchOf('table', 'search', 'role', 'state', 'action', 'actor', 'from', 'to'),
  component: lazyRouteComponent(() => import('../../features/administration/console/console-page.tsx'), 'ConsolePage'),
})

export const consoleRoutes = [tables] as const
