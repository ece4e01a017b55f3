/** The path of every screen, with the names that its address may carry. A rule compares it with the application's own list. */
const ofWizard = ['type', 'project', 'draft'] as const
const ofResult = ['type', 'kind', 'project', 'result', 'revision'] as const

export const everyRoute: Readonly<Record<string, readonly string[]>> = {
  '/home': [],
  '/project': ['begin'],
  '/example': [],
  '/project_existing': ['search', 'name', 'startTime', 'endTime', 'engineerName', 'status', 'eStartTime', 'eEndTime'],
  '/project_new': ofWizard,
  '/project_new1': ofWizard,
  '/project_new2': ofWizard,
  '/project_new3': ofWizard,
  '/project_new4': ofWizard,
  '/project_new5': ofWizard,
  '/shared_photos': ['kept'],
  '/project_result': ofResult,
  '/project_down_input': ofResult,
  '/project_down_result': ofResult,
  '/project_Timeline': ['id'],
  '/project_revisions': ofResult,
  '/what_if': ['project', 'a', 'b'],
  '/as-built': ['project'],
  '/login': ['redirect'],
  '/register': [],
  '/forgetPassword': [],
  '/newPassword': [],
  '/resetPassword': [],
  '/sessions': [],
  '/deleteAccount': [],
  '/company': [],
  '/invitation': [],
  '/console': [
    'table',
    'search',
    'role',
    'state',
    'action',
    'actor',
    'subject',
    'from',
    'to',
    'mine',
    'late',
    'name',
    'company',
  ],
  '/console/project': ['project', 'revision'],
  '/console/certificate': ['project'],
  '/console/figures': ['project', 'state', 'use', 'kind', 'search', 'from'],
  '/console/figures/changed': ['figure', 'state'],
  '/console/products': ['show', 'search', 'enter', 'id'],
  '/notices': [],
  '/verify': [],
  '/unsubscribe': [],
  '/download': [],
  '/on_this_device': [],
  '/sandbox_store': [],
  '/plans': [],
  '/about': [],
  '/method': [],
  '/terms': [],
  '/privacy': [],
  '/help': [],
  '/helpContext': ['index1', 'index2', 'dataList'],
}

const markup = '<img src="data:," onerror="window.ran = true"><script>window.ran = true</script>'

/** Values that no screen expects, as they stand in an address; the last one comes from a person who cuts a link short. */
export const absurdValues = [
  '',
  encodeURIComponent(markup + 'x'.repeat(5000)),
  '%00',
  '-1',
  'NaN',
  'constructor',
  encodeURIComponent('{"mount":"tilt","tiltAngle":1e99}'),
  '%E0%A4%A',
] as const

/** Every name twice; what makes an address longer than servers take is given once. */
export const absurdQuery = (names: readonly string[], value: string): string => {
  const [first = 'unknown', ...others] = names
  if (value.length > 1000) return `?${first}=${value}`
  return `?${[first, ...others].map((name) => `${name}=${value}&${name}=${value}`).join('&')}&${value}=1`
}
