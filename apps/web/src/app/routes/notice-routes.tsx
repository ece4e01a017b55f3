import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../platform/words/words.ts'
import { requireLogin, shell } from './shell-route.tsx'

const notices = createRoute({
  getParentRoute: () => shell,
  path: '/notices',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    () => withWords(import('../../features/review/notices/notices-page.tsx'), 'review'),
    'NoticesPage',
  ),
})

export const noticeRoutes = [notices] as const
