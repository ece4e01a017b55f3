import { readFileSync } from 'node:fs'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { assessed } from './pages/photographed-shed.ts'

const tiled = JSON.parse(
  readFileSync(new URL('../apps/cli/examples/tiled-house-in-melbourne.json', import.meta.url), 'utf8'),
)
for (const [width, height, scheme] of [
  [1440, 900, 'light'],
  [1440, 900, 'dark'],
  [768, 1024, 'light'],
  [360, 780, 'light'],
  [360, 780, 'dark'],
] as const)
  test(`look ${width} ${scheme}`, async ({ page, server }) => {
    test.setTimeout(240_000)
    const client = await clientOf(server.url)
    const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
    const hash = await assessed(client, token, {
      ...tiled,
      number: `L-${width}${scheme}`,
      front_azimuth: 20,
      panel_count: 60,
      options: { roofForm: 'hip' },
    })
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    await login(page, installer)
    const shot = async (name: string, fullPage = true) =>
      page.screenshot({ path: `/tmp/hints/shots/${name}-${width}-${scheme}.png`, fullPage })
    await page.goto(`/project_result?project=${hash}`)
    await page.getByRole('button', { name: 'Edit the array on the roof' }).waitFor()
    await page.getByLabel('Room left, and what keeps panels off').waitFor()
    await shot('result')
    await page.getByRole('button', { name: 'Edit the array on the roof' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit the array on the roof' })
    await editor.getByRole('button', { name: /^Block 1: / }).click()
    await page.waitForTimeout(600)
    await shot('editor', false)
    await editor
      .getByText(/fits|fewer|takes no more/)
      .first()
      .scrollIntoViewIfNeeded()
    await shot('editor-hints', false)
    await page.goto(`/project_new2`)
    await page.waitForTimeout(500)
    await shot('solar0')
  })
