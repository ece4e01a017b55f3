import type { Role } from '@soundroof/contract/platform/access'
import type { PlainCode } from '../../platform/words/use-say.ts'

const project = { label: 'shell.project', path: '/project', section: /^\/(project|what_if|example)/i } as const
const console = { label: 'shell.console', path: '/console', section: /^\/console/i } as const
const everywhere = [
  { label: 'shell.about', path: '/about', section: /^\/(about|terms|privacy)/i },
  { label: 'shell.help', path: '/help', section: /^\/help/i },
  { label: 'shell.download', path: '/download', section: /^\/download/i },
] as const

/** Customers and visitors begin with their projects, staff with the console. */
export const tabsOf = (role: Role | undefined) =>
  [role === undefined || role === 'customer' ? project : console, ...everywhere] as const

export const activeTab = (pathname: string): PlainCode | null =>
  [project, console, ...everywhere].find(({ section }) => section.test(pathname))?.label ?? null
