import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { assessed } from './pages/photographed-shed.ts'

const tiled = JSON.parse(
  readFileSync(new URL('../apps/cli/examples/tiled-house-in-melbourne.json', import.meta.url), 'utf8'),
)

/** A tiled house with a hip roof and its result. */
const hipHouse = async (url: string, number: string): Promise<string> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  return assessed(client, token, { ...tiled, number, options: { roofForm: 'hip' } })
}

const openEditor = async (page: Page, hash: string): Promise<Locator> => {
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  await page.getByRole('button', { name: 'Edit the array on the roof' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit the array on the roof' })
  await expect(editor.getByRole('button', { name: /^Block 1: / })).toBeVisible()
  return editor
}

const counted = async (editor: Locator): Promise<number> =>
  Number.parseInt((await editor.getByRole('heading', { level: 2 }).textContent()) ?? '', 10)

/** Everything that editing needs is on the first screen. */
const isOneScreen = async (editor: Locator): Promise<void> => {
  const parts = [
    editor.getByRole('toolbar', { name: 'Tool' }),
    editor.getByRole('application').locator('svg'),
    editor.getByRole('heading', { level: 2 }),
    editor.getByRole('button', { name: 'Save layout' }),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
}

const savesLayout = async (page: Page, editor: Locator): Promise<void> => {
  await editor.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('The layout is saved as a new revision')).toBeVisible()
  await expect(editor).toBeHidden()
}

/** Middle of the lowest panel of the first block, px. */
const onBlock = async (editor: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await editor.locator('[data-mark="chosen"]').boundingBox()
  if (box === null) throw new Error('no block is chosen')
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.75 }
}

test.describe('the array of a hip house', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, byKeyboard: false })

    test('a block is dragged, a panel taken out, a step undone, and the layout saved', async ({ page, server }) => {
      const editor = await openEditor(page, await hipHouse(server.url, 'E-1'))
      await isOneScreen(editor)
      const all = await counted(editor)
      await editor.getByRole('button', { name: /^Block 1: / }).click()
      const left = editor.getByLabel('From the left in millimetres')
      const before = Number(await left.inputValue())
      await editor.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
      const from = await onBlock(editor)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 60, from.y, { steps: 5 })
      await expect(editor.locator('[data-mark="before"]')).toBeVisible()
      await expect(editor.locator('[data-mark="dimensions"]')).toContainText('from left corner')
      await page.mouse.up()
      await expect(left).not.toHaveValue(String(before))
      await expect(editor.getByText(/are not counted, each for this reason/).first()).toBeVisible()
      expect(await counted(editor)).toBeLessThan(all)
      await editor.getByRole('button', { name: 'Undo' }).click()
      await expect(left).toHaveValue(String(before))
      await expect(editor.getByRole('heading', { level: 2 })).toHaveText(`${all} panels count`)

      await editor.getByRole('button', { name: 'One panel', exact: true }).click()
      const map = editor.getByRole('application')
      await editor.getByRole('button', { name: 'Edit here' }).tap()
      await expect(map).toHaveAttribute('data-entered', 'true')
      const at = await onBlock(editor)
      await page.touchscreen.tap(at.x, at.y)
      await expect(editor.getByRole('heading', { level: 2 })).toHaveText(`${all - 1} panels count`)
      await savesLayout(page, editor)
      await expect(page.getByText(`${all - 1} panels, `).first()).toBeVisible()
    })
  })

  test.describe('by keyboard alone', () => {
    test.use({ viewport: { width: 1440, height: 900 }, byKeyboard: true })

    test('the same', async ({ page, server }) => {
      const editor = await openEditor(page, await hipHouse(server.url, 'E-2'))
      await isOneScreen(editor)
      const all = await counted(editor)
      const block = editor.getByRole('button', { name: /^Block 1: / })
      await block.focus()
      await page.keyboard.press('Enter')
      const left = editor.getByLabel('From the left in millimetres')
      const before = Number(await left.inputValue())
      await block.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(left).toHaveValue(String(before + 100))
      await page.keyboard.press('ArrowLeft')
      await expect(left).toHaveValue(String(before + 90))
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await expect(left).toHaveValue(String(before))

      await editor.getByRole('button', { name: 'One panel', exact: true }).focus()
      await page.keyboard.press('Enter')
      await editor.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const room = editor.getByRole('row', { name: /Front/ }).getByRole('cell').last()
      await expect(room).toHaveText('full')
      await page.keyboard.press('Space')
      await expect(editor.getByRole('heading', { level: 2 })).toHaveText(`${all - 1} panels count`)
      await expect(room).toHaveText('1')
      await editor.getByRole('button', { name: 'Save layout' }).focus()
      await savesLayout(page, editor)
      await expect(page.getByText(`${all - 1} panels, `).first()).toBeVisible()
      await expect(page.getByText(/^Room for 1 more panel: front/)).toBeVisible()
    })
  })
})
