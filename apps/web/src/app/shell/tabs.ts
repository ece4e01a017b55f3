export const tabs = [
  { label: 'Project', path: '/project', section: /^\/project/i },
  { label: 'About', path: '/about', section: /^\/(about|terms|privacy|helpContext)/i },
  { label: 'Download', path: '/download', section: /^\/download/i },
] as const

export const activeTab = (pathname: string): string | null =>
  tabs.find(({ section }) => section.test(pathname))?.label ?? null
