type Navigate = (path: string) => void

// The router is made by the application; calls and stores only name where to go.
let navigate: Navigate = (path) => window.location.assign(path)

export const onGoTo = (handler: Navigate): void => {
  navigate = handler
}

/** Goes to a path of this application. */
export const goTo = (path: string): void => navigate(path)

/** The path and query of the screen that is shown. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`

/** A path of this application, or `/home`: a redirect from elsewhere may not lead to another site. */
export const ownPath = (path: string | undefined): string => {
  // A backslash or a second slash would make browsers read a host name.
  if (path === undefined || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return '/home'
  return /^\/(login|register)(?![\w-])/i.test(path) ? '/home' : path
}
