import { expect, type Locator, type Page } from '@playwright/test'

const name = 'Edit the array on the roof'

export const openEditor = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name }).click()
  const editor = page.getByRole('dialog', { name })
  await expect(editor.getByRole('button', { name: /^Block 1: / })).toBeVisible()
  return editor
}

/** Panels that count. */
export const counted = async (editor: Locator): Promise<number> =>
  Number.parseInt((await editor.getByRole('heading', { level: 2 }).textContent()) ?? '', 10)

/** Everything that editing needs is on the first screen. */
export const isOneScreen = async (editor: Locator): Promise<void> => {
  const parts = [
    editor.getByRole('toolbar', { name: 'Tool' }),
    editor.getByRole('application').locator('svg'),
    editor.getByRole('heading', { level: 2 }),
    editor.getByRole('button', { name: 'Save layout' }),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
}

/** Faces that carry panels, with their number. */
export const facesOf = async (editor: Locator): Promise<readonly (readonly [face: string, panels: number])[]> => {
  const rows = await editor.getByRole('table').locator('tbody tr').all()
  const faces = await Promise.all(
    rows.map(async (row) => {
      const [face = '', panels = ''] = await row.locator('th, td').allTextContents()
      return [face, Number(panels)] as const
    }),
  )
  return faces.filter(([, panels]) => panels > 0)
}

/** The keyboard goes on where the editor was opened. */
export const savesLayout = async (page: Page, editor: Locator): Promise<void> => {
  await editor.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('The layout is saved as a new revision')).toBeVisible()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeFocused()
}
