import { expect, type Page } from '@playwright/test'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { sayIn } from '@soundroof/words/say'
import { startServer } from '../scripts/running-server.mjs'
import { test } from './fixtures/journey.ts'
import { type PhotoName, photos } from './fixtures/make-photos.ts'
import { type Person, register } from './pages/account.ts'
import { tracePicture } from './pages/picture.ts'
import { openMenu, openReport, textOf, zoneOf } from './pages/result.ts'
import { clampedShed } from './pages/roofs.ts'
import {
  addPhotos,
  atStep,
  calculate,
  completeStep,
  enter,
  nameProject,
  next,
  startProject,
  type,
} from './pages/wizard.ts'

const say = sayIn('en-AU')

const person: Person = {
  email: 'alex@sunnyside.example',
  password: 'rails42',
  name: 'Alex Installer',
  company: 'Sunnyside Solar',
}

const title = new RegExp(`^${clampedShed.number}-\\d{4}-\\d{2}-\\d{2}-${clampedShed.name}$`)

const pathOf = async (name: PhotoName): Promise<string> => {
  const found = (await photos()).find((photo) => photo.name === name)
  if (!found) throw new Error(`There is no photo ${name}.`)
  return found.path
}

/** What the server refuses is said in a toast, and holds Next until it is removed; then the step says what it lacks. */
const isToldOfNoPhoto = async (page: Page): Promise<void> => {
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.getByLabel('Roof photos: add files').setInputFiles(fake)
  await expect(page.getByRole('alert').getByText(messages.imageOnly)).toBeVisible()
  await next(page)
  await expect(page.getByRole('alert').getByText(say('oneFileNotUploaded', { label: 'Roof photos' }))).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await next(page)
  await expect(page.getByRole('alert').getByText(messages.roofPhotosRequired)).toBeVisible()
}

const addAllPhotos = async (page: Page): Promise<void> => {
  await addPhotos(page, 'Roof photos', [await pathOf('roof-north'), await pathOf('roof-south')])
  await addPhotos(page, 'Rafter span photos', [await pathOf('rafter-span')])
  await addPhotos(page, 'Connection photos', [await pathOf('connection')])
  await addPhotos(page, 'Roof sheeting photos', [await pathOf('sheeting-in-place'), await pathOf('sheeting-lifted')])
}

const search = async (page: Page, name: string, value: string): Promise<void> => {
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  const field = page.locator(`form [name="${name}"]`)
  if (name === 'status') await field.selectOption(value)
  else await field.fill(value)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

const rows = (page: Page) => page.getByRole('heading', { level: 2, name: title })

const today = (days = 0): string => {
  const date = new Date(Date.now() + days * 24 * 3600 * 1000)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/** For each filter, one value that finds the project and one that does not. */
const filters: readonly (readonly [name: string, finds: string, misses: string])[] = [
  ['name', 'acacia ROAD', 'Banksia'],
  ['startTime', today(-1), today(2)],
  ['endTime', today(1), today(-2)],
  ['status', 'Created', 'Delivered'],
]

test.describe
  .serial('from registering to the report', () => {
    test('an installer describes a roof, gets its zones and both reports, and tidies up', async ({
      page,
      servers: _,
    }) => {
      let server = await startServer()
      const environment = { DATA_DIR: server.dataFolder, PORT: String(server.port), PUBLIC_URL: server.url }
      const origin = server.url
      const go = (path: string) => page.goto(`${origin}${path}`)
      try {
        await go('/home')
        await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
        await go('/register')
        await register(page, person)
        await startProject(page)
        await nameProject(page, clampedShed.name, clampedShed.number)

        await test.step('the building step reports every problem, the first as a toast', async () => {
          await next(page)
          await expect(page.getByText('Please input Building Length!').first()).toBeVisible()
          await expect(page.getByText('Please Select Terrain Category!').first()).toBeVisible()
        })
        await test.step('length and width are measured on a picture', async () => {
          await tracePicture(page, await pathOf('roof-north'))
          await expect(page.locator('form [name="length"]')).toHaveValue('20')
          await expect(page.locator('form [name="width"]')).toHaveValue('10')
        })
        await completeStep(page, clampedShed.building, 'project_new2')
        await completeStep(page, clampedShed.solar, 'project_new3')

        await test.step('six photos from a phone', async () => {
          await isToldOfNoPhoto(page)
          await addAllPhotos(page)
          await next(page)
          await atStep(page, 'project_new4')
        })

        await test.step('a reload and a killed server lose nothing', async () => {
          await enter(page, clampedShed.structure)
          await server.kill()
          server = await startServer({ ...environment, SEED_INSTALLER: `${person.email}:${person.password}` })
          await page.reload()
          await expect(page.locator('[name="span"]')).toHaveValue('6000')
          await next(page)
          await atStep(page, 'project_new5')
        })

        await enter(page, clampedShed.roofType)
        await enter(page, [type('note', 'Rails across the purlins.')])
        await page.reload()
        await calculate(page)

        await test.step('zones, verdict first', async () => {
          await expect(page.getByText(title)).toBeVisible()
          const cards = page.getByRole('region', { name: 'Recommendation by zone' })
          for (const zone of ['Internal', 'Intermediate', 'Edge', 'Corner'])
            await expect(zoneOf(page, zone)).toBeVisible()
          await expect(cards.getByText('non-penetrative clamp').first()).toBeVisible()
          await expect(page.getByText(/only a module tested to at least/).first()).toBeVisible()
          await expect(page.getByText(/purlins and rafters were not checked/i)).toHaveCount(0)
          await expect(page.getByText('Need an engineering certificate?')).toBeVisible()
        })

        await test.step('the picture lies under the roof map, and the roof turns in 3D', async () => {
          await page.getByRole('tab', { name: 'Picture' }).click()
          await expect(page.locator('image[data-underlay]')).toBeVisible()
          await page.getByRole('tab', { name: '3D' }).click()
          await expect(page.getByRole('application', { name: /^Roof in 3D/ })).toBeVisible()
          await page.getByRole('button', { name: 'From higher up' }).click()
        })

        await test.step('the input summary downloads by itself and reads back', async () => {
          const input = await openReport(page, 'Input Summary')
          expect(input.fileName).toMatch(
            new RegExp(`^${clampedShed.number}-\\d{4}-\\d{2}-\\d{2}-${clampedShed.name}\\.pdf$`),
          )
          expect(textOf(input)).toContain('12 Acacia Road')
          expect(textOf(input)).toMatch(/not a structural certificate/i)
          expect(textOf(input)).not.toMatch(/Internal .* clamp/)
          await page.getByRole('button', { name: 'Back', exact: true }).click()
        })

        await test.step('the result summary downloads by itself and reads back', async () => {
          const result = await openReport(page, 'Result Summary')
          const text = textOf(result)
          for (const zone of ['Internal', 'Intermediate', 'Edge', 'Corner']) expect(text).toContain(zone)
          expect(text).toContain('non-penetrative clamp')
          expect(text).toMatch(/not a structural certificate/i)
          expect(text).toContain('AS/NZS 1170.2:2021')
          await page.getByRole('button', { name: 'Back', exact: true }).click()
        })

        await test.step('every event is in the timeline', async () => {
          await openMenu(page, 'More')
          await page.getByRole('button', { name: 'Records', exact: true }).click()
          await expect(page.getByText('Project created')).toBeVisible()
          await expect(page.getByText('Result calculated')).toBeVisible()
          await expect(page.getByText(person.name).first()).toBeVisible()
        })

        await test.step('each filter of the list finds the project', async () => {
          await go('/project_existing')
          await expect(rows(page)).toHaveCount(1)
          for (const [name, finds, misses] of filters) {
            await search(page, name, finds)
            await expect(rows(page), `${name} ${finds}`).toHaveCount(1)
            await search(page, name, misses)
            await expect(rows(page), `${name} ${misses}`).toHaveCount(0)
          }
          for (const name of ['engineerName', 'eStartTime', 'eEndTime']) {
            await search(page, name, name === 'engineerName' ? 'Nobody' : today())
            await expect(rows(page), name).toHaveCount(0)
          }
          await page.getByRole('button', { name: 'Reset', exact: true }).click()
          await expect(rows(page)).toHaveCount(1)
        })

        await test.step('it is edited: other inputs, a new result', async () => {
          await page.getByRole('button', { name: /^Edit P-2041/ }).click()
          await expect(page).toHaveURL(/project_new\?.*type=edit/)
          await page.locator('[name="name"]').fill(`${clampedShed.name} north`)
          const agreed = page.getByRole('checkbox', { name: /I have read and agree/ })
          if (!(await agreed.isChecked())) await agreed.check()
          await next(page)
          await completeStep(page, [type('roofSlope', 12)], 'project_new2')
          await completeStep(page, [], 'project_new3')
          await completeStep(page, [], 'project_new4')
          await completeStep(page, [], 'project_new5')
          await calculate(page)
          await expect(page.getByText('N/A').first()).toBeVisible()
        })

        await test.step('it is deleted', async () => {
          await go('/project_existing')
          await page.getByRole('button', { name: /^Delete P-2041/ }).click()
          await expect(
            page.getByText('This operation will permanently delete the item. Do you want to continue?'),
          ).toBeVisible()
          await page.getByRole('button', { name: 'Confirm' }).click()
          await expect(page.getByText('Successfully deleted')).toBeVisible()
          await expect(page.getByRole('button', { name: /^Delete P-2041/ })).toHaveCount(0)
        })
      } finally {
        await server.stop()
      }
    })
  })
