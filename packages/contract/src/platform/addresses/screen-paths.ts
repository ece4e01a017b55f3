/** Path of every screen, for the web application's router and the server. Old links differ in case. */
export const paths = [
  '/home',
  '/project',
  '/project_existing',
  '/project_new',
  '/project_new1',
  '/project_new2',
  '/project_new3',
  '/project_new4',
  '/project_new5',
  '/shared_photos',
  '/project_result',
  '/project_down_input',
  '/project_down_result',
  '/project_Timeline',
  '/example',
  '/project_revisions',
  '/what_if',
  '/as-built',
  '/login',
  '/register',
  '/forgetPassword',
  '/newPassword',
  '/resetPassword',
  '/sessions',
  '/deleteAccount',
  '/company',
  '/invitation',
  '/console',
  '/console/project',
  '/console/certificate',
  '/console/figures',
  '/console/figures/changed',
  '/console/products',
  '/notices',
  '/verify',
  '/unsubscribe',
  '/download',
  '/on_this_device',
  '/sandbox_store',
  '/plans',
  '/about',
  '/method',
  '/terms',
  '/privacy',
  '/help',
  '/helpContext',
] as const

const aliases: Readonly<Record<string, string>> = { '/projectresult': '/project_result' }
const byLowerCase = new Map<string, string>(paths.map((path) => [path.toLowerCase(), path]))

/** Below /verify stands the code of a document. */
const ofCode = /^(\/verify)(\/[^/]+)$/i

/** The correct path for one that differs in case or by a trailing slash; null when correct or unknown. */
export const canonicalPath = (path: string): string | null => {
  const trimmed = path.replace(/\/+$/, '')
  const [, before = '', code = ''] = ofCode.exec(trimmed) ?? []
  const lower = (before || trimmed).toLowerCase()
  const known = aliases[lower] ?? byLowerCase.get(lower)
  return known !== undefined && known + code !== path ? known + code : null
}

const spelt: ReadonlySet<string> = new Set(['/', ...paths])

/** Whether the web application has a screen at the path, in any case. */
export const isScreen = (path: string): boolean => spelt.has(path) || ofCode.test(path) || canonicalPath(path) !== null
