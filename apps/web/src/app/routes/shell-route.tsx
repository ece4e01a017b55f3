import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session.ts'
import { Shell } from '../shell/shell.tsx'
import { canonicalPath } from './canonical-path.ts'

export const root = createRootRoute({
  component: Outlet,
  beforeLoad: ({ location }) => {
    const path = canonicalPath(location.pathname)
    if (path) throw redirect({ href: `${path}${location.searchStr}`, replace: true })
  },
})

export const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

/** Sends visitors to the login, and back afterwards. */
export const requireLogin = ({ location }: { readonly location: { readonly href: string } }): void => {
  if (currentSession() === null)
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}`, replace: true })
}
