import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { deviceReady } from '../../platform/device/device-ready.ts'
import { onGoTo } from '../../platform/navigation.ts'
import { withWords } from '../../platform/words/words.ts'
import { Home } from '../pages/home.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { accountRoutes, deleteAccountRoute } from './account-routes.tsx'
import { companyRoutes } from './company-routes.tsx'
import { consoleRoutes } from './console-routes.tsx'
import { noticeRoutes } from './notice-routes.tsx'
import { resultRoutes } from './result-routes.tsx'
import { parseSearch, searchOf, stringifySearch } from './search-text.ts'
import { leadStaffToConsole, requireCustomer, root, shell } from './shell-route.tsx'
import { verifyRoutes } from './verify-routes.tsx'
import { sharedPhotosRoute, wizardRoutes } from './wizard-routes.tsx'

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/home', replace: true })
  },
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/home',
  beforeLoad: leadStaffToConsole,
  component: Home,
})

const project = createRoute({
  getParentRoute: () => shell,
  path: '/project',
  beforeLoad: leadStaffToConsole,
  validateSearch: searchOf('begin'),
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/projects/list/project-page.tsx'), 'roofs', 'report'),
    'ProjectPage',
  ),
})

const existing = createRoute({
  getParentRoute: () => shell,
  path: '/project_existing',
  beforeLoad: requireCustomer,
  validateSearch: searchOf(
    'search',
    'name',
    'startTime',
    'endTime',
    'engineerName',
    'status',
    'eStartTime',
    'eEndTime',
  ),
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/projects/list/existing-projects-page.tsx'), 'roofs', 'report'),
    'ExistingProjectsPage',
  ),
})

const timeline = createRoute({
  getParentRoute: () => shell,
  path: '/project_Timeline',
  beforeLoad: requireCustomer,
  validateSearch: searchOf('id'),
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/projects/timeline-page.tsx'), 'roofs', 'report'),
    'TimelinePage',
  ),
})

const download = createRoute({
  getParentRoute: () => shell,
  path: '/download',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/about/download-page.tsx'), 'help'),
    'DownloadPage',
  ),
})

const sandboxStore = createRoute({
  getParentRoute: () => shell,
  path: '/sandbox_store',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(
    () => withWords(import('../../features/money/subscriptions/sandbox-page.tsx'), 'money'),
    'SandboxPage',
  ),
})

const plans = createRoute({
  getParentRoute: () => shell,
  path: '/plans',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(
    () => withWords(import('../../features/money/plans/plans-page.tsx'), 'money'),
    'PlansPage',
  ),
})

const onThisDevice = createRoute({
  getParentRoute: () => shell,
  path: '/on_this_device',
  // Visitors too: files of nobody may wait here.
  beforeLoad: deviceReady,
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/on-device/on-device-page.tsx'), 'roofs'),
    'OnDevicePage',
  ),
})

const about = createRoute({
  getParentRoute: () => shell,
  path: '/about',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/about/about-page.tsx'), 'help'),
    'AboutPage',
  ),
})

const terms = createRoute({
  getParentRoute: () => shell,
  path: '/terms',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/about/legal-pages.tsx'), 'help'),
    'TermsPage',
  ),
})

const privacy = createRoute({
  getParentRoute: () => shell,
  path: '/privacy',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/about/legal-pages.tsx'), 'help'),
    'PrivacyPage',
  ),
})

const method = createRoute({
  getParentRoute: () => shell,
  path: '/method',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/method/method-page.tsx'), 'help'),
    'MethodPage',
  ),
})

const help = createRoute({
  getParentRoute: () => shell,
  path: '/help',
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/help/help-list-page.tsx'), 'help', 'report'),
    'HelpListPage',
  ),
})

const helpContext = createRoute({
  getParentRoute: () => shell,
  path: '/helpContext',
  validateSearch: searchOf('index1', 'index2', 'dataList'),
  component: lazyRouteComponent(
    () => withWords(import('../../features/platform/help/help-context-page.tsx'), 'help', 'report'),
    'HelpContextPage',
  ),
})

const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundPage })

const routeTree = root.addChildren([
  start,
  deleteAccountRoute,
  shell.addChildren([
    home,
    project,
    existing,
    timeline,
    download,
    sandboxStore,
    plans,
    onThisDevice,
    about,
    terms,
    privacy,
    method,
    help,
    helpContext,
    ...accountRoutes,
    ...companyRoutes,
    ...consoleRoutes,
    ...noticeRoutes,
    wizardRoutes,
    sharedPhotosRoute,
    ...resultRoutes,
    ...verifyRoutes,
    unknown,
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})

onGoTo((path, how) => (how === 'replace' ? router.history.replace(path) : router.history.push(path)))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
