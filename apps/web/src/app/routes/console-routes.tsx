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
    'subject',
    'from',
    'to',
    'mine',
    'late',
    'name',
    'company',
    'sort',
    'direction',
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

const certificate = createRoute({
  getParentRoute: () => shell,
  path: '/console/certificate',
  beforeLoad: requireStaff,
  validateSearch: searchOf('project'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-certificate.tsx'), 'review'),
    'ConsoleCertificate',
  ),
})

/** One file of the build for both: what the first load lists of it counts against its budget. */
const figuresPage = () => withWords(import('../pages/console-figures.tsx'), 'review', 'report', 'results')

const figures = createRoute({
  getParentRoute: () => shell,
  path: '/console/figures',
  beforeLoad: requireStaff,
  validateSearch: searchOf('project', 'state', 'use', 'kind', 'search', 'from'),
  component: lazyRouteComponent(figuresPage, 'ConsoleFigures'),
})

const changed = createRoute({
  getParentRoute: () => shell,
  path: '/console/figures/changed',
  beforeLoad: requireStaff,
  validateSearch: searchOf('figure', 'state'),
  component: lazyRouteComponent(figuresPage, 'ConsoleChanged'),
})

const products = createRoute({
  getParentRoute: () => shell,
  path: '/console/products',
  beforeLoad: requireStaff,
  validateSearch: searchOf('show', 'search', 'enter', 'id'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/console-products.tsx'), 'review', 'report', 'results'),
    'ConsoleProducts',
  ),
})

export const consoleRoutes = [home, project, certificate, figures, changed, products] as const
