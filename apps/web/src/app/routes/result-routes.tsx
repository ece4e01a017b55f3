import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import { exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withWords } from '../../platform/words/words.ts'
import { searchOf } from './search-text.ts'
import { requireCustomer, shell } from './shell-route.tsx'

type Place = Parameters<typeof requireCustomer>[0] & { readonly search: { readonly project?: string } }

/** A draft of this device leads to the project that it was saved as. */
const leadToSaved = async ({ location, search: { project = '' } }: Place): Promise<void> => {
  if (!isOnDevice(project)) return
  const { savedAs } = await import('../../platform/offline/saved-as.ts')
  const saved = await savedAs(project)
  if (saved !== null) throw redirect({ href: location.href.replace(project, encodeURIComponent(saved)), replace: true })
}

const mayOpen = (place: Place): Promise<void> => {
  requireCustomer(place)
  return leadToSaved(place)
}

const ofProject = {
  getParentRoute: () => shell,
  beforeLoad: mayOpen,
  validateSearch: searchOf('type', 'kind', 'project', 'result', 'revision'),
} as const

/** The worked example has a page of its own. */
const leadToExample = ({ search }: Place): void => {
  if (search.project === exampleHash) throw redirect({ href: '/example', replace: true })
}

const result = createRoute({
  ...ofProject,
  beforeLoad: (place) => {
    requireCustomer(place)
    leadToExample(place)
    return leadToSaved(place)
  },
  path: '/project_result',
  component: lazyRouteComponent(
    () => withWords(import('../pages/project-result.tsx'), 'roofs', 'review', 'report', 'results'),
    'ProjectResult',
  ),
})

const inputReport = createRoute({
  ...ofProject,
  path: '/project_down_input',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/results/report-page.tsx'), 'roofs', 'report', 'results'),
    'InputReportPage',
  ),
})

const resultReport = createRoute({
  ...ofProject,
  path: '/project_down_result',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/results/report-page.tsx'), 'roofs', 'report', 'results'),
    'ResultReportPage',
  ),
})

const revisions = createRoute({
  ...ofProject,
  path: '/project_revisions',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/results/revisions/revisions-page.tsx'), 'roofs', 'report', 'results'),
    'RevisionsPage',
  ),
})

const whatIf = createRoute({
  getParentRoute: () => shell,
  path: '/what_if',
  beforeLoad: mayOpen,
  validateSearch: searchOf('project', 'a', 'b'),
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/results/what-if/what-if-page.tsx'), 'roofs', 'report', 'results'),
    'WhatIfPage',
  ),
})

const asBuilt = createRoute({
  getParentRoute: () => shell,
  path: '/as-built',
  beforeLoad: mayOpen,
  validateSearch: searchOf('project'),
  component: lazyRouteComponent(
    () => withWords(import('../pages/project-result.tsx'), 'roofs', 'review', 'report', 'results'),
    'AsBuilt',
  ),
})

const example = createRoute({
  getParentRoute: () => shell,
  path: '/example',
  beforeLoad: requireCustomer,
  component: lazyRouteComponent(
    () =>
      withWords(
        import('../../features/roofs/results/example/example-page.tsx'),
        'roofs',
        'review',
        'report',
        'results',
      ),
    'ExamplePage',
  ),
})

export const resultRoutes = [result, example, inputReport, resultReport, revisions, whatIf, asBuilt] as const
