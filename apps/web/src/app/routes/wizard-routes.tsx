import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchOf } from './search-text.ts'
import { requireCustomer, shell } from './shell-route.tsx'

const wizard = createRoute({
  getParentRoute: () => shell,
  id: 'wizard',
  component: lazyRouteComponent(() => import('../pages/wizard-with-questions.tsx'), 'WizardWithQuestions'),
})

const inWizard = {
  getParentRoute: () => wizard,
  beforeLoad: requireCustomer,
  validateSearch: searchOf('type', 'project', 'draft'),
} as const

const header = createRoute({
  ...inWizard,
  path: '/project_new',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/name-page.tsx'), 'NamePage'),
})

const building = createRoute({
  ...inWizard,
  path: '/project_new1',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/building-page.tsx'), 'BuildingPage'),
})

const solar = createRoute({
  ...inWizard,
  path: '/project_new2',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/solar-page.tsx'), 'SolarPage'),
})

const photos = createRoute({
  ...inWizard,
  path: '/project_new3',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/photo-page.tsx'), 'PhotoPage'),
})

const structure = createRoute({
  ...inWizard,
  path: '/project_new4',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/structure-page.tsx'), 'StructurePage'),
})

const roofCover = createRoute({
  ...inWizard,
  path: '/project_new5',
  component: lazyRouteComponent(() => import('../../features/roofs/wizard/roof-type-page.tsx'), 'RoofTypePage'),
})

export const wizardRoutes = wizard.addChildren([header, building, solar, photos, structure, roofCover])
