import { expect, type Page } from '@playwright/test'

/** One action on a field, by the field's name in the form. */
export type Entry =
  | { readonly type: string; readonly text: string | number }
  | { readonly choose: string; readonly option: RegExp | string }
  | { readonly select: string; readonly option: string }
  | { readonly find: string; readonly option: string }

export const type = (name: string, text: string | number): Entry => ({ type: name, text })
export const choose = (name: string, option: RegExp | string): Entry => ({ choose: name, option })
/** Of a list that is searched: the option is typed, and pressed. */
export const find = (name: string, option: string): Entry => ({ find: name, option })
export const select = (name: string, option: string): Entry => ({ select: name, option })

export const enter = async (page: Page, entries: readonly Entry[]): Promise<void> => {
  for (const entry of entries) {
    if ('type' in entry) await page.locator(`[name="${entry.type}"]`).fill(String(entry.text))
    else if ('find' in entry) {
      await page.locator(`[id="${entry.find}"]`).fill(entry.option)
      await page.getByRole('option', { name: entry.option }).click()
    } else if ('select' in entry) await page.locator(`select[name="${entry.select}"]`).selectOption(entry.option)
    else {
      const group = page.locator('fieldset', { has: page.locator(`input[name="${entry.choose}"]`) }).last()
      await group.getByRole('radio', { name: entry.option }).check()
    }
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** The address changes before the screen has loaded; until then the previous screen takes the clicks. */
export const atStep = async (page: Page, step: string): Promise<void> => {
  const address = new RegExp(`/${step}(\\?|$)`)
  await expect(page).toHaveURL(address)
  const tabs = page.getByRole('navigation', { name: 'Steps of the project' })
  await expect(tabs.locator('[aria-current="step"]')).toHaveAttribute('href', address)
}

/** Fills in a step, presses Next and waits for the next screen. */
export const completeStep = async (page: Page, entries: readonly Entry[], after: string): Promise<void> => {
  await enter(page, entries)
  await next(page)
  await atStep(page, after)
}

export const nameProject = async (page: Page, name: string, number: string): Promise<void> => {
  await page.locator('[name="name"]').fill(name)
  await page.locator('[name="number"]').fill(number)
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await next(page)
  await atStep(page, 'project_new1')
}

/** An address on the server of the current page; on a new page, of the journey. */
export const here = (page: Page, path: string): string =>
  page.url().startsWith('http') ? new URL(path, page.url()).href : path

export const startProject = async (page: Page): Promise<void> => {
  await page.goto(here(page, '/project'))
  await page.getByRole('button', { name: /New Project/ }).click()
  await expect(page).toHaveURL(/\/project_new\?type=add/)
}

/** Adds photos to a category and waits until all of them are stored. */
export const addPhotos = async (page: Page, title: string, paths: readonly string[]): Promise<void> => {
  await page.getByLabel(`${title}: add files`).setInputFiles([...paths])
  await expect(page.getByRole('button', { name: new RegExp(`^Remove ${title} \\d+$`) })).toHaveCount(paths.length, {
    timeout: 60_000,
  })
}

export const calculate = async (page: Page): Promise<void> => {
  // Those without a plan save.
  await page.getByRole('button', { name: /^(Calculate|Save)$/ }).click()
  await expect(page).toHaveURL(/\/project_result\?project=/)
}
