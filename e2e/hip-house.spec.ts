import { expect, type Locator, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { dragFinger } from './fixtures/by-touch.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { counted, facesOf, isOneScreen, openEditor, savesLayout } from './pages/array-editor.ts'
import { describeRoof } from './pages/describe-roof.ts'
import { openReport, textOf } from './pages/result.ts'
import { hipHouse } from './pages/roofs.ts'

/** A tiled house with a hip roof: from the login to an array of the installer's own and the sheet that the crew builds from. */

const calculatesHouse = async (page: Page, number: string): Promise<void> => {
  await login(page, installer)
  await describeRoof(page, { ...hipHouse, number })
  await expect(page.getByRole('heading', { name: 'Pass, on figures not yet confirmed' })).toBeVisible()
  await expect(page.getByText(/at least class 3 .* for corrosivity C3/)).toBeVisible()
  await expect(page.getByText(/14g-10TPI timber screw/).first()).toBeVisible()
}

type Saved = { readonly panels: number; readonly faces: Awaited<ReturnType<typeof facesOf>> }

/** What is saved is what the crew gets. */
const siteSheetShows = async (page: Page, { panels, faces }: Saved): Promise<void> => {
  const sheet = textOf(await openReport(page, 'Site Sheet'))
  expect(sheet).toContain(`Install as drawn: ${panels} panels`)
  expect(faces.reduce((sum, [, each]) => sum + each, 0)).toBe(panels)
  for (const [face, each] of faces) expect(sheet).toMatch(new RegExp(`${face} ${each} panels: sheet \\d`))
}

const heading = (editor: Locator) => editor.getByRole('heading', { level: 2 })

/** On a panel of the lowest row of the chosen block, near its middle and beside any gap, px. */
const onBlock = async (editor: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await editor.locator('[data-mark="chosen"]').boundingBox()
  if (box === null) throw new Error('no block is chosen')
  return { x: box.x + box.width * 0.47, y: box.y + box.height * 0.75 }
}

/** What a finger is meant to press, everything that can be pressed. */
const isLargeEnough = async (editor: Locator): Promise<void> => {
  const low = await editor
    .getByRole('button')
    .or(editor.getByRole('combobox'))
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
    )
  expect(low).toEqual([])
}

/** In the dialog of the direction. */
const choosesNorth = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Direction' })
  await dialog.getByRole('button', { name: 'north', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The front, at the bottom of the plan, faces north (0°).')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** By arrow keys, on a roof that was paid: it stays paid. What is wrong is said, and nothing lost. */
const turnsTheRose = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Say where north is' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Direction' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  const rose = dialog.getByRole('slider', { name: 'Turn the front' })
  for (const key of ['ArrowUp', 'PageUp', 'Shift+ArrowLeft', 'ArrowLeft']) await rose.press(key)
  await expect(rose).toHaveAttribute('aria-valuetext', '359 degrees, north')
  await dialog.locator('[name="frontFacing"]').fill('361')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/whole degrees from 0 \(north\) to 359/)).toBeVisible()
  await choosesNorth(page)
  await expect(page.getByRole('button', { name: 'Change the direction' })).toBeFocused()
}

/** One finger moves a block once the map is entered; what may not lie where it is turns red, and a step goes back. */
const dragsBlock = async (page: Page, editor: Locator): Promise<void> => {
  const all = await counted(editor)
  await editor.getByRole('button', { name: /^Block 1: / }).click()
  const left = editor.getByLabel('From the left in millimetres')
  const before = await left.inputValue()
  await heading(editor).scrollIntoViewIfNeeded()
  await editor.getByRole('button', { name: 'Edit here' }).click()
  await expect(editor.getByRole('application')).toHaveAttribute('data-entered', 'true')
  const from = await onBlock(editor)
  const path = [0, 12, 24, 36, 48, 60].map((by) => ({ x: from.x + by, y: from.y }))
  await dragFinger(page, path, async () => {
    await expect(editor.locator('[data-mark="before"]')).toBeVisible()
    await expect(editor.locator('[data-mark="dimensions"]')).toContainText('from left corner')
  })
  await expect(left).not.toHaveValue(before)
  await expect(editor.getByText(/are not counted, each for this reason/).first()).toBeVisible()
  expect(await counted(editor)).toBeLessThan(all)
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(left).toHaveValue(before)
  await expect(heading(editor)).toHaveText(`${all} panels count`)
}

test.describe('a tiled hip house from the login to its site sheet', () => {
  test.describe('on a phone', () => {
    test.use({
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      byTouch: true,
      byKeyboard: false,
    })

    test('a block is dragged, a panel taken out, and the crew gets what was saved', async ({ page }) => {
      await calculatesHouse(page, 'H-1')
      await page.getByText('About the drawing').click()
      await page.getByRole('button', { name: 'Say where north is' }).click()
      await choosesNorth(page)
      const editor = await openEditor(page)
      await isOneScreen(editor)
      await dragsBlock(page, editor)
      await isLargeEnough(editor)
      const all = await counted(editor)
      const onePanel = editor.getByRole('button', { name: 'One panel', exact: true })
      const scrolled = await page.evaluate(() => scrollY)
      await onePanel.click()
      await expect(onePanel).toHaveAttribute('aria-pressed', 'true')
      // A message over the tools would have to be scrolled away.
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await heading(editor).scrollIntoViewIfNeeded()
      const { x, y } = await onBlock(editor)
      await page.touchscreen.tap(x, y)
      await expect(heading(editor)).toHaveText(`${all - 1} panels count`)
      const faces = await facesOf(editor)
      await savesLayout(page, editor)
      await siteSheetShows(page, { panels: all - 1, faces })
    })
  })

  test.describe('by keyboard alone', () => {
    test.use({ viewport: { width: 1440, height: 900 }, byKeyboard: true })

    test('the same', async ({ page }) => {
      await calculatesHouse(page, 'H-2')
      await turnsTheRose(page)
      const editor = await openEditor(page)
      await isOneScreen(editor)
      const all = await counted(editor)
      const block = editor.getByRole('button', { name: /^Block 1: / })
      await block.click()
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
      await expect(block).toBeFocused()

      await editor.getByRole('button', { name: 'One panel', exact: true }).click()
      await editor.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const room = editor.getByRole('row', { name: /North/ }).getByRole('cell').last()
      await expect(room).toHaveText('full')
      await page.keyboard.press('Space')
      await expect(heading(editor)).toHaveText(`${all - 1} panels count`)
      await expect(room).toHaveText('1')
      const faces = await facesOf(editor)
      await savesLayout(page, editor)
      await expect(page.getByText(/^Room for 1 more panel: north face/)).toBeVisible()
      await siteSheetShows(page, { panels: all - 1, faces })
    })
  })
})
