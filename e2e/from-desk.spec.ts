import { expect, type Page } from '@playwright/test'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { sayIn } from '@soundroof/words/say'
import { administrator, installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { tiledHouse as house } from './pages/roofs.ts'
import { addPhotos, atStep, calculate, completeStep, enter, nameProject, startProject } from './pages/wizard.ts'

const say = sayIn('en-AU')
const note = 'Ladder on the north side.'

/** As an administrator does in the console. */
const stateOffer = async (url: string): Promise<void> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: administrator })
  await client.call({
    path: '/api/console/review_offer',
    token,
    body: { price: '$480 including GST', days: 5, version: 0 },
  })
}

const calculateAtDesk = async (page: Page): Promise<void> => {
  await startProject(page)
  await nameProject(page, house.name, house.number)
  await completeStep(page, house.building, 'project_new2')
  await completeStep(page, house.solar, 'project_new3')
  await page.getByRole('button', { name: 'I have not been on the roof yet' }).click()
  await atStep(page, 'project_new4')
  await completeStep(page, house.structure, 'project_new5')
  await enter(page, house.roofType)
  await calculate(page)
  await expect(page.getByText(say('report.from-desk'))).toBeVisible()
}

const dialogOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit for review' }).click()
  return page.getByRole('dialog', { name: 'Submit for review' })
}

const photographRoof = async (page: Page): Promise<void> => {
  const photo = await smallPhoto()
  await addPhotos(page, 'Roof photos', [photo, await smallPhoto(1)])
  await addPhotos(page, 'Rafter span photos', [photo])
  await addPhotos(page, 'Connection photos', [photo])
  await page.getByRole('button', { name: 'Save photos' }).click()
  await expect(page).toHaveURL(/\/project_result\?project=/)
}

test('a job from the desk: calculated without photos, photographed later, submitted with a note', async ({
  page,
  server,
}) => {
  await Promise.all([stateOffer(server.url), login(page, installer)])
  await calculateAtDesk(page)
  const verdict = await page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { level: 2 }).textContent()
  const asking = await dialogOf(page)
  for (const message of [
    messages.roofPhotosRequired,
    messages.rafterSpanPhotoRequired,
    messages.connectionPhotoRequired,
  ])
    await expect(asking).toContainText(message)
  await asking.getByRole('button', { name: 'Add the photos' }).click()
  await atStep(page, 'project_new3')
  await photographRoof(page)
  await expect(page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { level: 2 })).toHaveText(
    verdict ?? '',
  )
  await expect(page.getByText(say('report.from-desk'))).toHaveCount(0)
  const submitting = await dialogOf(page)
  for (const said of ['Price: $480 including GST', 'Time: 5 working days', 'What happens next'])
    await expect(submitting).toContainText(said)
  await submitting.getByLabel('Note for the Engineer').fill(note)
  await submitting.getByRole('button', { name: 'Submit' }).click()
  const state = page.getByText(/No engineer has taken it yet/)
  await expect(state).toBeVisible()
  await state.click()
  await expect(page.getByText(`Note for the engineer: ${note}`)).toBeVisible()
  await page.goto('/notices')
  await expect(page.getByText('Your project was received for review').first()).toBeVisible()
})
