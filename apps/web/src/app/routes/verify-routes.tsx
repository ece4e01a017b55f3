import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../platform/words/words.ts'
import { shell } from './shell-route.tsx'

const component = lazyRouteComponent(
  () => withWords(import('../../features/review/verify/verify-page.tsx'), 'review'),
  'VerifyPage',
)

const empty = createRoute({ getParentRoute: () => shell, path: '/verify', component })

/** Where the code printed on a document leads. */
const ofCode = createRoute({ getParentRoute: () => shell, path: '/verify/$code', component })

/** Where the link of a mail leads. */
const unsubscribe = createRoute({
  getParentRoute: () => shell,
  path: '/unsubscribe',
  component: lazyRouteComponent(
    () => withWords(import('../../features/review/notices/unsubscribe-page.tsx'), 'review'),
    'UnsubscribePage',
  ),
})

/** Pages of the review that need no login. */
export const verifyRoutes = [empty, ofCode, unsubscribe] as const
