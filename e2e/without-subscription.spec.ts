import { expect } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { register } from './pages/account.ts'
import { openReport, textOf } from './pages/result.ts'
import { tiledHouse } from './pages/roofs.ts'
import { addPhotos, atStep, calculate, completeStep, enter, nameProject, next, startProject } from './pages/wizard.ts'

const visitor = { email: 'sam@rooftop.example', password: 'hooks99', name: 'Sam', company: 'Rooftop' } as const

test('without a subscription the inputs are saved, the result is hidden, and the app is named as the place to subscribe', async ({
  page,
}) => {
  test.setTimeout(180_000)
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
    await page.goto('/project_new2')
  })

  await completeStep(page, tiledHouse.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, tiledHouse.structure, 'project_new5')
  await enter(page, tiledHouse.roofType)
  await calculate(page)

  await expect(page.getByRole('region', { name: 'Recommendation by zone' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Result Summary' })).toHaveCount(0)
  const input = textOf(await openReport(page, 'Input Summary'))
  expect(input).toContain('8 Garden Lane')
  expect(input).not.toContain('timber screw')
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await page.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByText('Please use the APP side to open subscription service!')).toBeVisible()
  await expect(page).toHaveURL(/\/download$/)
})
