import { expect, type Page } from '@playwright/test'
import { clampedShed as shed } from './roofs.ts'
import { atStep, type Entry, enter, next } from './wizard.ts'

/** A job in the wizard as single acts, between any two of which something may happen. */

export type Act = (page: Page) => Promise<void>

const onwards =
  (step: string): Act =>
  async (page) => {
    await next(page)
    await atStep(page, step)
  }
const answers = (entries: readonly Entry[]): readonly Act[] => entries.map((entry) => (page) => enter(page, [entry]))

/** @param photographs what is done at the step of photos */
export const actsOfJob = (photographs: readonly Act[]): readonly Act[] => [
  ...answers(shed.building),
  onwards('project_new2'),
  ...answers(shed.solar),
  onwards('project_new3'),
  ...photographs,
  onwards('project_new4'),
  ...answers(shed.structure),
  onwards('project_new5'),
  ...answers(shed.roofType),
]

/** Every field of the step with its answer, and the photos. */
export const answersOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form input, form select')]
    const given = fields
      .filter(({ name, type }) => name !== '' && type !== 'file')
      .map(
        (field) =>
          `${field.name}: ${/radio|checkbox/.test(field.type) ? (field as HTMLInputElement).checked : field.value}`,
      )
    const photos = [...document.querySelectorAll('form li img')].map((_, position) => `photo ${position}`)
    return [...given, ...photos]
  })

/** The page calls everything on it saved. */
export const saysSaved = (page: Page) => expect(page.locator('[data-keeping="kept"]')).toBeVisible()
