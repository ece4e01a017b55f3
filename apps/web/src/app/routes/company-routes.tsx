import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireCustomer, shell } from './shell-route.tsx'

const company = createRoute({
  getParentRoute: () => shell,
  path: '/company',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(() => import('../../features/identity/company/company-page.tsx'), 'CompanyPage'),
})

/** Target of the mailed link; its token follows the #. */
const invitation = createRoute({
  getParentRoute: () => shell,
  path: '/invitation',
  component: lazyRouteComponent(() => import('../../features/identity/company/invitation-page.tsx'), 'InvitationPage'),
})

export const companyRoutes = [company, invitation] as const
