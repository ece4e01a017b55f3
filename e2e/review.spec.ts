import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { choosePin } from './pages/review/choose-pin.ts'
import { atStep, calculate, next } from './pages/wizard.ts'

const question = 'Which bolts are these?'
const condition = 'Send a photo of the finished rails'
const needless = 'Weigh the panels'

const openPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  browser.newPage({ ...(baseURL ? { baseURL } : {}), timezoneId: 'Australia/Sydney', locale: 'en-AU' })

const submit = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/project_result?project=${hash}`)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/No engineer has taken it yet/)).toBeVisible()
}

/** Both press at the same moment; answers who has the project and who was told so. */
const claimAtOnce = async (one: Page, other: Page): Promise<readonly [holder: Page, slower: Page]> => {
  const claim = (page: Page) => page.getByRole('button', { name: /^Claim / }).click()
  for (const page of [one, other]) await expect(page.getByRole('button', { name: /^Claim / })).toBeVisible()
  await Promise.all([claim(one), claim(other)])
  await expect.poll(() => [one, other].filter((page) => page.url().includes('/console/project')).length).toBe(1)
  const [holder, slower] = one.url().includes('/console/project') ? [one, other] : [other, one]
  await expect(slower.getByText(/has taken this project\./)).toBeVisible()
  return [holder, slower]
}

/** A note on a photo, drawn by keys, and the project returned with a question about it. */
const returnWithPhotoQuestion = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Inputs and photos' }).click()
  await page.getByRole('button', { name: 'Open Roof photos 2' }).click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Note' }).click()
  await viewer.getByRole('application').focus()
  // A mark is taken once the photo has its size.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(viewer.getByLabel('Note')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await viewer.getByLabel('Note').fill('Here')
  await viewer.getByRole('button', { name: 'Add' }).click()
  await expect(viewer.getByText('Note: Here')).toBeVisible()
  await expect(page.getByText('Marks saved')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Return with a question' }).click()
  const dialog = page.getByRole('dialog')
  await choosePin(dialog, 'Roof photos 2')
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByText('Returned with a question')).toBeVisible()
}

/** Answers at the photo, changes the note of the project and submits it again. */
const answerAndEdit = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`/project_result?project=${hash}`)
  await expect(page.getByText(/Returned with a question/)).toBeVisible()
  await page.getByRole('button', { name: 'Roof photos 2: open it' }).click()
  await atStep(page, 'project_new3')
  const asked = page.getByRole('article', { name: `Question: ${question}` })
  await asked.getByLabel('Your answer').fill('M8, on both sides')
  await asked.getByRole('button', { name: 'Answer' }).click()
  await expect(asked).toContainText('M8, on both sides')
  await next(page)
  await atStep(page, 'project_new4')
  await next(page)
  await atStep(page, 'project_new5')
  await page.locator('[name="note"]').fill('Bolts M8 on both sides.')
  await calculate(page)
  await submit(page, hash)
}

const inAWeek = (): string => new Date(Date.now() + 7 * 24 * 3600 * 1000).toLocaleDateString('en-CA')

/** A PDF that another program made. */
const signedElsewhere = async (browser: Browser): Promise<Buffer> => {
  const desk = await browser.newPage()
  await desk.setContent('<h1>Structural review</h1><p>Signed by the engineer.</p>')
  const pdf = await desk.pdf()
  await desk.close()
  return pdf
}

const acceptAndDeliver = async (page: Page, review: Buffer): Promise<void> => {
  await page.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByRole('article', { name: `Question: ${question}` })).toContainText('M8, on both sides')
  const changed = page.getByRole('region', { name: 'Inputs' })
  await expect(changed.getByRole('row', { name: /Project Note/ })).toContainText('Bolts M8 on both sides.')
  await page.getByRole('button', { name: 'Accept' }).click()
  const accepting = page.getByRole('dialog')
  await accepting.getByLabel('Delivery date').fill('2020-01-01')
  await accepting.getByLabel('Conditions of the approval').fill(`${condition}\n${needless}`)
  await accepting.getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('#deliverAt-error')).toContainText('The delivery date has passed.')
  await accepting.getByLabel('Delivery date').fill(inAWeek())
  await accepting.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  const delivering = page.getByRole('dialog')
  await delivering
    .locator('input[type="file"]')
    .setInputFiles({ name: 'review.pdf', mimeType: 'application/pdf', buffer: review })
  await delivering.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(delivering).toContainText('Close this question first, or tick that it stays open!')
  await delivering.getByLabel(`Deliver although this is open: ${question} (answered, not closed)`).check()
  await delivering.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(page.getByText('Review delivered')).toBeVisible()
}

const download = async (page: Page, hash: string): Promise<Buffer> => {
  await page.goto(`/project_result?project=${hash}`)
  await expect(page.getByRole('listitem', { name: `Condition: ${condition}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the signed review' }).click()
  return readFile(await (await saved).path())
}

/** The public page: the very file, and one in which a byte was changed. */
const verify = async (page: Page, file: Buffer): Promise<void> => {
  await page.getByRole('link', { name: /^document / }).click()
  // The project has a field for a file too, and stays visible until the new page has loaded.
  await expect(page.getByRole('heading', { name: 'Is your file this document?' })).toBeVisible()
  const compare = (buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name: 'saved.pdf', mimeType: 'application/pdf', buffer })
  await compare(file)
  await expect(page.getByText('The same: saved.pdf')).toBeVisible()
  const changed = Buffer.from(file)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  await compare(changed)
  await expect(page.getByText('Not the same: saved.pdf')).toBeVisible()
}

const cardOf = (page: Page, text: string) => page.getByRole('listitem', { name: `Condition: ${text}` })

const giveEvidence = async (page: Page, hash: string, note: string): Promise<void> => {
  const [photo] = await photos()
  await page.goto(`/project_result?project=${hash}`)
  const card = cardOf(page, condition)
  await card.getByLabel('How it was met').fill(note)
  await card.locator('input[type="file"]').setInputFiles(photo?.path ?? '')
  await card.getByRole('button', { name: 'Close this condition' }).click()
  await expect(card).toContainText('Evidence given, to be confirmed by the engineer')
}

/** Unfolds a form of one text on a condition, fills it in and sends it. */
const sayOf = async (
  page: Page,
  text: string,
  [fold, label, send]: readonly [string, string, string],
  words: string,
) => {
  const card = cardOf(page, text)
  await card.getByText(fold, { exact: true }).click()
  await card.getByLabel(label).fill(words)
  await card.getByRole('button', { name: send, exact: true }).click()
}

/** Closed with evidence, not accepted, closed again and confirmed; another one is withdrawn. */
const settleConditions = async (customer: Page, holder: Page, hash: string): Promise<void> => {
  await giveEvidence(customer, hash, 'Rails are on')
  await holder.reload()
  await sayOf(holder, condition, ['Not accepted', 'What is missing', 'Open again'], 'The clamps are not in the photo.')
  await expect(cardOf(holder, condition)).toContainText('Not accepted: The clamps are not in the photo.')
  await customer.reload()
  await expect(cardOf(customer, condition)).toContainText('Not accepted: The clamps are not in the photo.')
  await giveEvidence(customer, hash, 'Rails and clamps')
  await holder.reload()
  await expect(cardOf(holder, condition)).toContainText('Rails and clamps')
  await cardOf(holder, condition).getByRole('button', { name: 'Confirm' }).click()
  await expect(cardOf(holder, condition)).toHaveAttribute('data-state', 'confirmed')
  await sayOf(holder, needless, ['Withdraw', 'Why it is not needed', 'Withdraw the condition'], 'The maker states it.')
  await expect(cardOf(holder, needless)).toContainText('Reason: The maker states it.')
}

/** A colleague cannot void it alone; who signed it can. */
const voidReview = async (colleague: Page, holder: Page): Promise<void> => {
  const say = async (page: Page, button: RegExp, submit: string) => {
    await page.getByRole('button', { name: button }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Wrong roof')
    await page.getByRole('dialog').getByRole('button', { name: submit }).click()
  }
  await colleague.goto(holder.url())
  await say(colleague, /^Propose to void: Signed review/, 'Propose to void')
  await expect(
    colleague.getByText(/proposed to void it on .*: Wrong roof Another engineer confirms it here\./),
  ).toBeVisible()
  await expect(colleague.getByRole('button', { name: /void: Signed review/i })).toHaveCount(0)
  await holder.reload()
  await expect(holder.getByText(/proposed to void it on .*: Wrong roof/)).toBeVisible()
  await say(holder, /^Void: Signed review/, 'Void the document')
  await expect(holder.getByRole('heading', { name: 'The delivered review is void' })).toBeVisible()
}

test('an installer and two engineers: claimed once, asked, answered, accepted, delivered, verified', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const [first, second] = [await openPage(browser, baseURL), await openPage(browser, baseURL)]
  const [hash] = await Promise.all([
    photographedShed(server.url),
    login(page, installer),
    login(first, engineer, /\/console$/),
    login(second, secondEngineer, /\/console$/),
  ])
  await submit(page, hash)
  await Promise.all([first.reload(), second.reload()])
  const [holder, colleague] = await claimAtOnce(first, second)
  await returnWithPhotoQuestion(holder)
  await answerAndEdit(page, hash)
  await holder.reload()
  const review = await signedElsewhere(browser)
  await acceptAndDeliver(holder, review)
  const delivered = await download(page, hash)
  expect(delivered.equals(review)).toBe(true)
  await verify(page, delivered)
  await settleConditions(page, holder, hash)
  await voidReview(colleague, holder)
  await Promise.all([first.close(), second.close()])
})
