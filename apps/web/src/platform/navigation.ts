/** `replace`: the current screen is removed from the history. */
type Navigate = (path: string, how?: 'replace') => void

// The application makes the router; calls and stores only name where to go.
let navigate: Navigate = (path) => window.location.assign(path)

export const onGoTo = (handler: Navigate): void => {
  navigate = handler
}

/** Goes to a path of this application. */
export const goTo: Navigate = (path, how) => navigate(path, how)

/** Path and query of the current screen. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`

/** The router decodes the path, and fails on a broken percent sequence. */
const isWellFormed = (path: string): boolean => {
  try {
    decodeURI(path.replace(/[?#].*/, ''))
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** Attack: a redirect must not lead to another site, so anything but a path of this application becomes `/home`. */
export const ownPath = (path: string | undefined): string => {
  // After a backslash or a second slash, browsers would read a host name.
  if (path === undefined || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path) || !isWellFormed(path))
    return '/home'
  return /^\/(login|register)(?![\w-])/i.test(path) ? '/home' : path
}

/** Address of the login that returns to a path; the login's own path keeps its target. */
export const loginFrom = (path: string): string =>
  /^\/login(?![\w-])/i.test(path) ? path : `/login?redirect=${encodeURIComponent(path)}`
