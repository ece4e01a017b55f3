import { expect, type Page } from '@playwright/test'
import type { Scene, Who } from './scene.ts'

export type Screen = {
  readonly name: string
  readonly who: Who
  readonly path: (scene: Scene) => string
  /** What brings the screen into the state that is photographed. */
  readonly act?: (page: Page) => Promise<void>
}

const fixed = (who: Who, paths: readonly string[]): readonly Screen[] =>
  paths.map((path) => ({
    name: `${who}-${path.replace(/^\//, '').replace(/[^\w]+/g, '-')}`,
    who,
    path: () => path,
  }))

const press = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

const visitors = fixed('visitor', [
  '/home',
  '/login',
  '/register',
  '/forgetPassword',
  '/newPassword',
  '/resetPassword',
  '/about',
  '/download',
  '/terms',
  '/privacy',
  '/method',
  '/help',
  '/helpContext?index1=1&index2=0',
  '/verify',
  '/verify/0000',
  '/invitation',
  '/unsubscribe',
  '/deleteAccount',
  '/project',
  '/nowhere',
])

const customers = fixed('customer', [
  '/home',
  '/project',
  '/project_existing',
  '/example',
  '/company',
  '/sessions',
  '/on_this_device',
  '/resetPassword',
  '/notices',
  '/sandbox_store',
  '/plans',
  '/project_result?project=unknown',
  '/project_Timeline?id=unknown',
])

const ofProject = (
  name: string,
  path: string,
  project: Exclude<keyof Scene, 'sessions'>,
  who: Who = 'customer',
): Screen => ({
  name,
  who,
  path: (scene) => path.replace('HASH', scene[project]),
})

/** The first opens the edit; the others find its draft. */
const wizard = [1, 2, 3, 4, 5].map(
  (step): Screen => ({
    name: `wizard-${step}`,
    who: 'customer',
    path: ({ failing }) =>
      step === 1 ? `/project_result?project=${failing}` : `/project_new${step}?type=edit&project=${failing}`,
    act: async (page) => {
      if (step === 1) {
        await press('Edit')(page)
        await page.waitForURL(/project_new\?/)
        await press('Next')(page)
      }
      await page.waitForURL(new RegExp(`/project_new${step}\\?`))
    },
  }),
)

const results = [
  ofProject('result-photographed', '/project_result?project=HASH', 'photographed'),
  ofProject('result-failing', '/project_result?project=HASH', 'failing'),
  ofProject('result-tiled', '/project_result?project=HASH', 'tiled'),
  ofProject('result-workshop', '/project_result?project=HASH', 'workshop'),
  ofProject('result-unanswered', '/project_result?project=HASH', 'unanswered'),
  ofProject('result-no-such', '/project_result?project=HASH&result=nonsense', 'failing'),
  {
    ...ofProject('result-not-loaded', '/project_result?project=HASH', 'failing'),
    act: async (page: Page) => {
      await page.route('**/api/projects/result**', (call) =>
        call.fulfill({ status: 500, json: { code: 500, message: 'Server error, please try again later!' } }),
      )
      await page.reload()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unroute('**/api/projects/result**')
    },
  },
  ofProject('revisions', '/project_revisions?project=HASH', 'tiled'),
  ofProject('what-if', '/what_if?project=HASH', 'failing'),
  ofProject('input-report', '/project_down_input?project=HASH', 'tiled'),
  ofProject('result-report', '/project_down_result?project=HASH', 'tiled'),
  ofProject('timeline', '/project_Timeline?id=HASH', 'photographed'),
]

const staff: readonly Screen[] = [
  ...fixed('engineer', ['/console', '/console/figures', '/console/products']),
  ...fixed('administrator', ['/console']),
  {
    name: 'engineer-product-values',
    who: 'engineer',
    path: () => '/console/products',
    act: (page) => page.getByText('All values', { exact: true }).first().click(),
  },
  ofProject('engineer-project', '/console/project?project=HASH', 'photographed', 'engineer'),
  ofProject('engineer-figures-of-project', '/console/figures?project=HASH', 'photographed', 'engineer'),
  {
    // Without a capacity table, whose five cells differ from server to server.
    name: 'engineer-figures-step',
    who: 'engineer',
    path: () => '/console/figures?use=fixings/foot',
    act: press(/^Confirm these/),
  },
]

const states: readonly Screen[] = [
  { name: 'login-refused', who: 'visitor', path: () => '/login', act: press('Login') },
  { name: 'register-refused', who: 'visitor', path: () => '/register', act: press('Register') },
  { name: 'wizard-name', who: 'customer', path: () => '/project', act: press(/New Project/) },
  {
    name: 'wizard-name-refused',
    who: 'customer',
    path: () => '/project',
    act: async (page) => {
      await press(/New Project/)(page)
      await press('Next')(page)
    },
  },
  { name: 'user-menu', who: 'customer', path: () => '/about', act: press(/Account of/) },
  {
    name: 'delete-project',
    who: 'customer',
    path: () => '/project_existing',
    act: async (page) => {
      await press(/Delete/)(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

export const screens: readonly Screen[] = [...visitors, ...customers, ...wizard, ...results, ...staff, ...states]
