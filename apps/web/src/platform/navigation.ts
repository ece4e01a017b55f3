/** `replace`: the screen left behind is no place to come back to. */
type Navigate = (path: string, how?: 'replace') => void

// The router is made by the application; calls and stores only name where to go.
let navigate: Navigate = (path) => window.location.assign(path)

export const onGoTo = (handler: Navigate): void => {
  navigate = handler
}

/** Goes to a path of this application. */
export const goTo: Navigate = (path, how) => navigate(path, how)

/** The path and query of the screen that is shown. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`

/** A path of this application, or `/home`: a redirect from elsewhere may not lead to another site. */
export const ownPath = (path: string | undefined): string => {
  // A backslash or a second slash would make browsers read a host name.
  if (path === undefined || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return '/home'
  return /^\/(login|register)(?![\w-])/i.test(path) ? '/home' : path
}
