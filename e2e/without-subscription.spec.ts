import { expect } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { register } from './pages/account.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { openReport, textOf } from './pages/result.ts'
import { tiledHouse } from './pages/roofs.ts'
import { addPhotos, atStep, calculate, completeStep, enter, nameProject, next, startProject } from './pages/wizard.ts'

test.use({ sharesServer: true })

const visitor = { email: 'sam@rooftop.example', password: 'hooks99', name: 'Sam', company: 'Rooftop' } as const

const notSent = /1 file is not uploaded under Roof photos/
/** Where photos are sent to; their previews have names below it. */
const uploads = (url: URL) => url.pathname === '/files'

test('without a subscription the inputs are saved, the result is hidden, and the app is named as the place to subscribe', async ({
  page,
}) => {
  const [north, south, span, connection] = (await photos()).map(({ path }) => path) as [string, string, string, string]
  await register(page, visitor)
  await startProject(page)
  await nameProject(page, tiledHouse.name, tiledHouse.number)
  await completeStep(page, tiledHouse.building, 'project_new2')

  await test.step('an unfinished project is offered again', async () => {
    await page.goto('/project')
    await page.getByRole('button', { name: /New Project/ }).click()
    await expect(page.getByText('Prompt Message')).toBeVisible()
    await expect(page.getByText(/Detected an unfinished project on your local system/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue to finish' }).click()
    await expect(page).toHaveURL(/project_new\d/)
  })

  await test.step('a second project is begun beside it; each is listed, and one that is discarded comes back', async () => {
    await page.goto('/project')
    await page.getByRole('button', { name: /New Project/ }).click()
    await page.getByRole('button', { name: 'Keep it and create another' }).click()
    await expect(page).toHaveURL(/\/project_new\?type=add/)
    await page.locator('[name="name"]').fill('Other roof')
    await page.goto('/project')
    const drafts = page.getByRole('region', { name: 'Not finished yet' })
    await drafts.getByRole('button', { name: 'Discard Other roof' }).click()
    await drafts.getByRole('button', { name: 'Undo' }).click()
    await drafts.getByRole('button', { name: 'Discard Other roof' }).click()
    await page.reload()
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('Undo stays within reach while its message is shown', async () => {
    await page.goto('/project_new1')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const [length, width] = [page.locator('[name="length"]'), page.locator('[name="width"]')]
    const before = await Promise.all([length.inputValue(), width.inputValue()])
    await length.fill('31')
    await width.fill('17')
    await undo.click()
    await expect(page.getByText(/^Undone\. Building Width/)).toBeVisible()
    await undo.click({ timeout: 2000 })
    await expect(length).toHaveValue(before[0])
    await expect(width).toHaveValue(before[1])
    await page.goto('/project_new2')
  })

  await completeStep(page, tiledHouse.solar, 'project_new3')
  const sent = page.getByRole('button', { name: /^Remove Roof photos \d+$/ })
  const failed = page.getByRole('listitem').getByRole('button', { name: 'Try again', exact: true })

  await test.step('a photo that was not sent is safe here, and sent when the network is back', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('Roof photos: add files').setInputFiles([north])
    await expect(failed).toHaveCount(1)
    await next(page)
    await expect(page.getByText('1 file is safe on this device, and is sent once there is a signal.')).toBeVisible()
    // One of two: it counts, and the other is asked for.
    await atStep(page, 'project_new3')
    await expect(page.getByText(notSent)).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(sent).toHaveCount(1)
  })

  await test.step('it stays over a reload until it is sent', async () => {
    await page.route(uploads, (route) => route.abort())
    await page.getByLabel('Roof photos: add files').setInputFiles([south])
    await expect(failed).toHaveCount(1)
    const again = page.waitForEvent('requestfailed', (request) => uploads(new URL(request.url())))
    await page.reload()
    await again
    await expect(failed).toHaveCount(1)
    await expect(sent).toHaveCount(1)
    await page.unroute(uploads)
    // It may go by itself before the button is pressed.
    await failed.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
    await expect(sent).toHaveCount(2)
  })
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, tiledHouse.structure, 'project_new5')
  await enter(page, tiledHouse.roofType)

  await test.step('nothing is calculated without a photo that was added', async () => {
    const steps = page.getByRole('navigation', { name: 'Steps of the project' })
    await steps.getByRole('link', { name: /Photo/ }).click()
    await page.route(uploads, (route) => route.abort())
    await page.getByLabel('Roof photos: add files').setInputFiles([await smallPhoto(9)])
    await expect(failed).toHaveCount(1)
    await steps.getByRole('link', { name: /Roof Type/ }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Calculate' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByRole('link', { name: notSent }).click()
    await page.getByRole('button', { name: /^Remove small-photo/ }).click()
    await page.unroute(uploads)
    await expect(sent).toHaveCount(2)
    await steps.getByRole('link', { name: /Roof Type/ }).click()
  })
  await calculate(page)

  await expect(page.getByRole('region', { name: 'Recommendation by zone' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Result Summary' })).toHaveCount(0)
  const input = textOf(await openReport(page, 'Input Summary'))
  expect(input).toContain('8 Garden Lane')
  expect(input).not.toContain('timber screw')
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await test.step('a worked example shows what a subscription gives, and another array on it', async () => {
    const project = page.url()
    await page.getByRole('link', { name: 'See a worked example' }).click()
    await expect(page.getByRole('heading', { name: /^Pass with conditions/ })).toBeVisible()
    await page.getByRole('button', { name: 'Documents', exact: true }).click()
    const address = await page.getByRole('link', { name: 'Site Sheet', exact: true }).getAttribute('href')
    const sheet = await page.request.get(new URL(address ?? '', page.url()).href)
    expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'What if…' }).click()
    await page.getByRole('slider', { name: 'Tilt to the roof' }).focus()
    for (let degree = 0; degree < 5; degree++) await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Nothing changed yet.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Make this the project' })).toHaveCount(0)
    await page.goto(project)
  })

  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByText('Please use the APP side to open subscription service!')).toBeVisible()
  await expect(page).toHaveURL(/\/download$/)
})
