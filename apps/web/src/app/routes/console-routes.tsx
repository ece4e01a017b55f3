import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session.ts'
import { withWords } from '../../platform/words/words.ts'
import { searchOf } from './search-text.ts'
import { requireLogin, shell } from './shell-route.tsx'

/** For the menu only: the server refuses everyone else. */
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
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-home.tsx'), 'administration', 'review', 'report'),
    'ConsoleHome',
  ),
})

const project = createRoute({
  getParentRoute: () => shell,
  path: '/console/project',
  beforeLoad: requireStaff,
  validateSearch: searchOf('project', 'revision'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-project.tsx'), 'review', 'roofs', 'report', 'results'),
    'ConsoleProject',
  ),
})

const figures = createRoute({
  getParentRoute: () => shell,
  path: '/console/figures',
  beforeLoad: requireStaff,
  validateSearch: searchOf('state', 'search'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-figures.tsx'), 'review', 'report', 'results'),
    'ConsoleFigures',
  ),
})

const products = createRoute({
  getParentRoute: () => shell,
  path: '/console/products',
  beforeLoad: requireStaff,
  validateSearch: searchOf('show', 'search'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-products.tsx'), 'review', 'report', 'results'),
    'ConsoleProducts',
  ),
})

export const consoleRoutes = [home, project, figures, products] as const
