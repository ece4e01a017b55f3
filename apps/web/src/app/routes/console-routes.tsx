import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session.ts'
import { searchOf } from './search-text.ts'
import { requireLogin, shell } from './shell-route.tsx'

/** For the menu only: the server refuses everybody else. */
const requireStaff = (place: Parameters<typeof requireLogin>[0]): void => {
  requireLogin(place)
  if (currentSession()?.customer.role === 'customer') throw redirect({ href: '/home', replace: true })
}

const home = createRoute({
  getParentRoute: () => shell,
  path: '/console',
  beforeLoad: requireStaff,
  validateSearch: searchOf(
    'table',
    'search',
    'role',
    'state',
    'action',
    'actor',
    'from',
    'to',
    'mine',
    'late',
    'name',
    'company',
  ),
  component: lazyRouteComponent(() => import('../pages/console-home.tsx'), 'ConsoleHome'),
})

const project = createRoute({
  getParentRoute: () => shell,
  path: '/console/project',
  beforeLoad: requireStaff,
  validateSearch: searchOf('project', 'revision'),
  component: lazyRouteComponent(() => import('../pages/console-project.tsx'), 'ConsoleProject'),
})

const figures = createRoute({
  getParentRoute: () => shell,
  path: '/console/figures',
  beforeLoad: requireStaff,
  validateSearch: searchOf('state', 'search'),
  component: lazyRouteComponent(() => import('../pages/console-figures.tsx'), 'ConsoleFigures'),
})

const products = createRoute({
  getParentRoute: () => shell,
  path: '/console/products',
  beforeLoad: requireStaff,
  validateSearch: searchOf('show', 'search'),
  component: lazyRouteComponent(() => import('../pages/console-products.tsx'), 'ConsoleProducts'),
})

export const consoleRoutes = [home, project, figures, products] as const
