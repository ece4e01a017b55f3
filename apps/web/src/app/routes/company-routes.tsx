import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../platform/words/words.ts'
import { requireCustomer, shell } from './shell-route.tsx'

const company = createRoute({
  getParentRoute: () => shell,
  path: '/company',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/companies/company-page.tsx'), 'identity'),
    'CompanyPage',
  ),
})

/** Target of the mailed link; its token follows the #. */
const invitation = createRoute({
  getParentRoute: () => shell,
  path: '/invitation',
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/companies/invitation-page.tsx'), 'identity'),
    'InvitationPage',
  ),
})

export const companyRoutes = [company, invitation] as const
