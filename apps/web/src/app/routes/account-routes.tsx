import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session.ts'
import { withWords } from '../../platform/words/words.ts'
import { searchOf } from './search-text.ts'
import { requireLogin, root, shell } from './shell-route.tsx'

const login = createRoute({
  getParentRoute: () => shell,
  path: '/login',
  validateSearch: searchOf('redirect'),
  beforeLoad: () => {
    if (currentSession() !== null) throw redirect({ href: '/home', replace: true })
  },
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/login/login-page.tsx'), 'identity'),
    'LoginPage',
  ),
})

const register = createRoute({
  getParentRoute: () => shell,
  path: '/register',
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/registration/register-page.tsx'), 'identity'),
    'RegisterPage',
  ),
})

const forgotten = createRoute({
  getParentRoute: () => shell,
  path: '/forgetPassword',
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/passwords/forgotten-password-page.tsx'), 'identity'),
    'ForgottenPasswordPage',
  ),
})

/** Target of the mailed link; its token follows the #. */
const chosen = createRoute({
  getParentRoute: () => shell,
  path: '/newPassword',
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/passwords/new-password-page.tsx'), 'identity'),
    'NewPasswordPage',
  ),
})

const changed = createRoute({
  getParentRoute: () => shell,
  path: '/resetPassword',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/own-account/change-password-page.tsx'), 'identity'),
    'ChangePasswordPage',
  ),
})

const devices = createRoute({
  getParentRoute: () => shell,
  path: '/sessions',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/own-account/account-page.tsx'), 'identity'),
    'AccountPage',
  ),
})

export const deleteAccountRoute = createRoute({
  getParentRoute: () => root,
  path: '/deleteAccount',
  component: lazyRouteComponent(
    () => withWords(import('../../features/identity/accounts/own-account/delete-account-page.tsx'), 'identity'),
    'DeleteAccountPage',
  ),
})

export const accountRoutes = [login, register, forgotten, chosen, changed, devices] as const
