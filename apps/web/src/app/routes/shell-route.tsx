import { canonicalPath } from '@soundroof/contract/platform/addresses/screen-paths'
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { deviceReady } from '../../platform/device/device-ready.ts'
import { currentSession } from '../../platform/session/session.ts'
import { Shell } from '../shell/shell.tsx'

export const root = createRootRoute({
  component: Outlet,
  beforeLoad: ({ location }) => {
    const path = canonicalPath(location.pathname)
    if (path) throw redirect({ href: `${path}${location.searchStr}`, replace: true })
    // What was typed belongs to somebody who is logged in.
    return currentSession() === null ? undefined : deviceReady()
  },
})

type Place = {
  readonly location: { readonly href: string; readonly pathname: string; readonly searchStr: string }
}

/** Page of the console with what a page shows to customers. */
export const consolePath = ({ pathname, searchStr }: Pick<Place['location'], 'pathname' | 'searchStr'>): string => {
  const project = new URLSearchParams(searchStr).get('project')
  return pathname === '/project_result' && project ? `/console/project?${new URLSearchParams({ project })}` : '/console'
}

/** For pages about own projects: staff have none and go to the console. */
export const leadStaffToConsole = ({ location }: Place): void => {
  const role = currentSession()?.customer.role
  if (role !== undefined && role !== 'customer') throw redirect({ href: consolePath(location), replace: true })
}

/** For customers who are logged in. */
export const requireCustomer = (place: Place): void => {
  requireLogin(place)
  leadStaffToConsole(place)
}

export const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

/** Sends visitors to the login, and back afterwards. */
export const requireLogin = ({ location }: { readonly location: { readonly href: string } }): void => {
  if (currentSession() === null)
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}`, replace: true })
}
