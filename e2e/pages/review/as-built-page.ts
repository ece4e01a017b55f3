import { expect, type Locator, type Page } from '@playwright/test'
import { smallPhoto } from '../photographed-shed.ts'

/** The record as built on a phone. */

export const openRecord = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/project_result?project=${hash}`)
  await page.getByRole('link', { name: 'Enter what was built' }).click()
  await expect(page.getByRole('heading', { name: 'Finished array', level: 1 })).toBeVisible()
  await expect(zonesOn(page).first()).toBeVisible()
}

export const zonesOn = (page: Page): Locator => page.locator('details[data-zone]')

export const zoneNames = (page: Page): Promise<string[]> =>
  zonesOn(page).evaluateAll((zones) => zones.map((zone) => zone.getAttribute('data-zone') ?? ''))

export const zoneOn = (page: Page, name: string): Locator => page.locator(`details[data-zone="${name}"]`)

const openZone = async (zone: Locator): Promise<void> => {
  if ((await zone.getAttribute('open')) === null) await zone.locator('summary').click()
  await expect(zone.locator('dd').first()).toBeVisible()
}

export type Plan = { readonly rails: number; readonly spacing: number; readonly setback: number }

export const planOf = async (zone: Locator): Promise<Plan> => {
  const [rails = 0, spacing = 0, setback = 0] = (await zone.locator('dl dd').allTextContents()).map((text) =>
    Number.parseFloat(text.replaceAll(',', '')),
  )
  return { rails, spacing, setback }
}

/** Types what the tape says, and answers the plan. */
export const measure = async (
  page: Page,
  name: string,
  spacingOf = (plan: Plan): number => plan.spacing,
): Promise<Plan> => {
  const zone = zoneOn(page, name)
  await openZone(zone)
  const plan = await planOf(zone)
  await zone.getByRole('radio', { name: String(plan.rails), exact: true }).check()
  await zone.getByLabel('Widest Spacing in millimetres').fill(String(Math.floor(spacingOf(plan))))
  await zone.getByLabel('Smallest Setback in millimetres').fill(String(Math.ceil(plan.setback)))
  return plan
}

/** Chooses a picture for each photo that is wanted here and has none. */
export const choosePhotos = async (scope: Locator, number: number): Promise<void> => {
  const slots = scope.locator('section:has(input[type="file"])')
  for (let at = 0; at < (await slots.count()); at++) {
    const slot = slots.nth(at)
    if ((await slot.getByRole('listitem').count()) > 0) continue
    await slot.locator('input[type="file"]').setInputFiles(await smallPhoto(number + at))
    await expect(slot.getByRole('listitem')).toHaveCount(1)
  }
}

/** A photo that has arrived is saved with the record after it. */
export const isSaved = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Photos that wait on this device/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('Saved on the server.')).toBeVisible({ timeout: 60_000 })
}

/** What is of the whole array: its label, and rails without a splice. */
export const completeArray = async (page: Page, label: string): Promise<void> => {
  await page.getByLabel('Module Label', { exact: true }).fill(label)
  await page.getByRole('checkbox', { name: 'No Rail Is Spliced' }).check()
  const array = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The whole array' }) })
  await choosePhotos(array.last(), 60)
}

export type Signer = { readonly name: string; readonly licence: string; readonly accreditation: string }

/** A stroke across the field and one through it. */
export const drawSignature = async (page: Page): Promise<void> => {
  const field = page.getByRole('group', { name: 'Drawn Signature' })
  const picture = field.locator('svg')
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const paper = await picture.boundingBox()
  if (paper === null) throw new Error('There is no field to sign in.')
  const at = (across: number, down: number) => [paper.x + across * paper.width, paper.y + down * paper.height] as const
  for (const stroke of [
    [at(0.1, 0.8), at(0.3, 0.1), at(0.5, 0.8), at(0.9, 0.5)],
    [at(0.2, 0.5), at(0.45, 0.5)],
  ]) {
    const [first, ...others] = stroke
    await page.mouse.move(...(first ?? at(0, 0)))
    await page.mouse.down()
    for (const point of others) await page.mouse.move(...point, { steps: 5 })
    await page.mouse.up()
  }
  await expect(field.getByText('Signature drawn')).toBeVisible()
}

export const signStatement = async (page: Page, signer: Signer): Promise<void> => {
  await page.getByLabel('Name of the Installer').fill(signer.name)
  await page.getByLabel('Licence', { exact: false }).fill(signer.licence)
  await page.getByLabel('Accreditation', { exact: false }).fill(signer.accreditation)
  await page.getByRole('checkbox', { name: /AS\/NZS 5033/ }).check()
  await page.getByRole('button', { name: 'Sign the statement' }).click()
}

/** Saves the close-out pack and answers its bytes. */
export const savedPack = async (page: Page): Promise<string> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the close-out pack' }).click()
  return (await saved).path()
}
