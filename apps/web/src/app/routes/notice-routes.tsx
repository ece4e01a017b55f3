import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireLogin, shell } from './shell-route.tsx'

const notices = createRoute({
  getParentRoute: () => shell,
  path: '/notices',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../../features/review/notices/notices-page.tsx'), 'NoticesPage'),
})

export const noticeRoutes = [notices] as const
