import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../platform/words/words.ts'
import { searchOf } from './search-text.ts'
import { requireCustomer, shell } from './shell-route.tsx'

const wizard = createRoute({
  getParentRoute: () => shell,
  id: 'wizard',
  component: lazyRouteComponent(
    () => withWords(import('../pages/wizard-with-questions.tsx'), 'roofs', 'review', 'report', 'results'),
    'WizardWithQuestions',
  ),
})

const inWizard = {
  getParentRoute: () => wizard,
  beforeLoad: requireCustomer,
  validateSearch: searchOf('type', 'project', 'draft'),
} as const

const header = createRoute({
  ...inWizard,
  path: '/project_new',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/name-page.tsx'), 'roofs', 'report', 'results'),
    'NamePage',
  ),
})

const building = createRoute({
  ...inWizard,
  path: '/project_new1',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/building-page.tsx'), 'roofs', 'report', 'results'),
    'BuildingPage',
  ),
})

const solar = createRoute({
  ...inWizard,
  path: '/project_new2',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/solar-page.tsx'), 'roofs', 'report', 'results'),
    'SolarPage',
  ),
})

const photos = createRoute({
  ...inWizard,
  path: '/project_new3',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/photo-page.tsx'), 'roofs', 'report', 'results'),
    'PhotoPage',
  ),
})

const structure = createRoute({
  ...inWizard,
  path: '/project_new4',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/structure-page.tsx'), 'roofs', 'report', 'results'),
    'StructurePage',
  ),
})

const roofCover = createRoute({
  ...inWizard,
  path: '/project_new5',
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/roof-type-page.tsx'), 'roofs', 'report', 'results'),
    'RoofTypePage',
  ),
})

/** Where the service worker leads after photographs were shared with the installed application. */
export const sharedPhotosRoute = createRoute({
  getParentRoute: () => shell,
  path: '/shared_photos',
  beforeLoad: requireCustomer,
  validateSearch: searchOf('kept'),
  component: lazyRouteComponent(
    () => withWords(import('../../features/roofs/wizard/shared/shared-photos-page.tsx'), 'roofs'),
    'SharedPhotosPage',
  ),
})

export const wizardRoutes = wizard.addChildren([header, building, solar, photos, structure, roofCover])
