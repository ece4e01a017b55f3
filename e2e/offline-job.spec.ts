import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { sayIn } from '@soundroof/words/say'
import { extractText, getDocumentProxy } from 'unpdf'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { kept, saysNothingTechnical } from './pages/on-the-device.ts'
import { tiledHouse as house } from './pages/roofs.ts'
import { atStep, completeStep, enter, nameProject, startProject } from './pages/wizard.ts'

/** A whole job on a roof without signal: photographed and calculated on the phone, issued by the server when it is back. */

const say = sayIn('en-AU')

const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((tag) => localStorage.setItem('soundroof.language', tag), language)

/** By somebody who reads Chinese: the fonts come along. */
const reserve = async (page: Page): Promise<void> => {
  await speak(page, 'zh-Hans')
  await page.goto('/on_this_device')
  await page.getByRole('button', { name: sayIn('zh-Hans')('roofs.reserve-here', { count: 5 }) }).click()
  await expect(page.getByText(sayIn('zh-Hans')('roofs.give-back'))).toBeVisible()
  await speak(page, 'en-AU')
  await page.reload()
  await expect(page.getByText('5 calculations are reserved on this device')).toBeVisible()
}

/** Saves the PDF of the page. */
const everyPageIsADraft = async (page: Page, mark = say('sheet.state-draft')): Promise<void> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('roofs.draft-as-pdf') }).click()
  const path = await (await saved).path()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(path))))
  expect(text.length).toBeGreaterThan(1)
  for (const each of text) expect(each).toContain(mark)
}

const verdictOf = (page: Page) => page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { level: 2 })

test('who may calculate here has the wind region of a suburb without a signal', async ({ page, release }) => {
  await login(page, installer)
  await kept(page)
  await reserve(page)
  await release.stop()
  await page.goto('/project?begin=new')
  await nameProject(page, house.name, house.number)
  await page.getByRole('combobox', { name: 'Suburb, town or postcode' }).fill('2830')
  await page.getByRole('option', { name: 'Dubbo NSW 2830' }).click()
  await expect(page.getByText('Dubbo NSW 2830 lies in wind region A0.')).toBeVisible()
})

test('calculated without a signal, and issued with the same verdict when there is one', async ({ page, release }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(message))
  await login(page, installer)
  await kept(page)
  await reserve(page)
  await startProject(page)
  await nameProject(page, house.name, house.number)
  await completeStep(page, house.building, 'project_new2')
  await release.stop()
  await completeStep(page, house.solar, 'project_new3')
  await page.getByRole('button', { name: 'I have not been on the roof yet' }).click()
  await atStep(page, 'project_new4')
  await completeStep(page, house.structure, 'project_new5')
  await enter(page, house.roofType)
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(page).toHaveURL(/\/project_result\?project=device-/)
  await expect(page.getByRole('region', { name: say('roofs.draft-not-issued') })).toBeVisible()
  const address = page.url()
  const draft = await verdictOf(page).textContent()
  await saysNothingTechnical(page, 'the result on the device')
  await page.reload()
  await expect(verdictOf(page)).toHaveText(draft ?? '')
  await page.getByRole('button', { name: say('roofs.draft-report') }).click()
  await expect(page.getByRole('region', { name: say('roofs.draft-not-issued') })).toBeVisible()
  await expect(page.getByRole('article').getByText('Panels can be fixed in all 3 zones.').first()).toBeVisible()
  await everyPageIsADraft(page)
  const reports = page.getByRole('navigation', { name: say('roofs.reports-of-this-project') })
  await reports.getByRole('link', { name: say('roofs.site-sheet'), exact: true }).click()
  await expect(page.getByText(say('roofs.sheets-are-in-the-pdf'))).toBeVisible()
  await everyPageIsADraft(page)
  await reports.getByRole('link', { name: say('roofs.site-sheet-in-chinese') }).click()
  await expect(page.getByText(say('roofs.sheets-are-in-the-pdf'))).toBeVisible()
  await everyPageIsADraft(page, sayIn('zh-Hans')('sheet.state-draft'))
  await page.goto('/on_this_device')
  await expect(page.getByText('4 calculations are reserved on this device')).toBeVisible()
  await expect(page.getByText(say('roofs.waits-to-be-sent'))).toBeVisible()
  await page.getByRole('button', { name: `Account of ${installer.email}` }).click()
  await page.getByRole('button', { name: say('components.logout') }).click()
  await expect(page.getByText(say('components.one-draft-waits'))).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('components.cancel'), exact: true })
    .click()
  await release.start()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(say('roofs.sent-and-issued'))).toBeVisible()
  await page.goto(address)
  await expect(verdictOf(page)).toHaveText(draft ?? '')
  expect(page.url()).not.toContain('device-')
  await page.goto('/project_existing')
  await page.getByRole('link', { name: house.name }).first().click()
  await expect(verdictOf(page)).toHaveText(draft ?? '')
  await expect(page.getByRole('region', { name: say('roofs.draft-not-issued') })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /Roof/ }).first()).toBeVisible()
  await release.stop()
  await page.reload()
  await expect(verdictOf(page)).toHaveText(draft ?? '')
  await expect(page.getByText(say('components.no-signal'), { exact: true })).toBeVisible()
  await page.screenshot({ path: 'test-results/opened-lately.png' })
  await page.goto('/project_existing')
  await expect(page.getByRole('link', { name: house.name }).first()).toBeVisible()
  await saysNothingTechnical(page, 'the list of projects without a signal')
  expect(errors).toEqual([])
})
