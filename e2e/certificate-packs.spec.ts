import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { labelOfEntry } from '@soundroof/contract/review/certificate/certificate-problems'
import type { AskedEntry, Disposal } from '@soundroof/contract/review/certificate/certificate-record'
import { formOfState } from '@soundroof/data/certificate-forms/certificate-forms'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { packFaults } from '@soundroof/report/testing/pack-faults'
import { type ReadPdf, readPdf } from '@soundroof/report/testing/read-pdf'
import { administrator, engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { acceptedProject } from './pages/review/accepted-project.ts'
import {
  deliver,
  followMissing,
  isSaved,
  issue,
  issuedFile,
  missingNames,
  openCertificate,
} from './pages/review/certificate-page.ts'
import {
  addCondition,
  disposeOf,
  entryField,
  onConditions,
  onForm,
  onStatement,
  recordWith,
  registrationOn,
  typeEntry,
  typeRecord,
} from './pages/review/typed-certificate.ts'

/** Of three states: typed, disposed of, refused for what is missing, issued, delivered, and read by who installs. */

type Pack = {
  readonly state: string
  readonly example: string
  readonly changes: object
  readonly record: ReturnType<typeof recordWith>
  readonly disposals: readonly Disposal[]
  /** Of the engineer, beside those of the result. */
  readonly adds?: string
  readonly lacks: AskedEntry & keyof ReturnType<typeof recordWith>
  readonly isCheckedTwice?: true
}

const clamped = { roof_type: 'Tin Non-penetrative', fixing_type_index: 1, is_penetrative: 0, roof_sheeting_index: 1 }

const packs: readonly Pack[] = [
  {
    state: 'QLD',
    example: 'shed-in-sydney',
    changes: {
      ...clamped,
      state_index: 2,
      street_address: '5 Example Avenue',
      suburb: 'Robina',
      postcode: '4226',
    },
    record: recordWith({
      lotAndPlan: 'Lot 7 on SP000000',
      buildingClass: '8',
      codeProvisions: 'Volume One: B1P1, by B1D2 to B1D4',
    }),
    disposals: ['kept', 'met', 'waived', 'kept', 'met'],
    lacks: 'applicationNumber',
  },
  {
    state: 'VIC',
    example: 'tiled-house-in-melbourne',
    changes: { street_address: '27 Example Street', suburb: 'Coburg', postcode: '3058' },
    record: recordWith({
      lotAndPlan: 'Lot 12 on PS000000',
      buildingClass: '1a',
      codeProvisions: 'Volume Two: H1P1, by H1D2',
    }),
    disposals: ['met'],
    adds: 'Photographs of every hook are sent.',
    lacks: 'volumeAndFolio',
  },
  {
    state: 'NSW',
    example: 'shed-in-sydney',
    changes: { street_address: '9 Example Road', suburb: 'Parramatta', postcode: '2150' },
    record: recordWith({
      lotAndPlan: 'Lot 3 in DP000000',
      buildingClass: '7b',
      codeProvisions: 'Volume One: B1P1, by B1D2 to B1D4',
    }),
    disposals: ['waived', 'kept'],
    lacks: 'certifierReference',
    isCheckedTwice: true,
  },
]

const formOf = (state: string): CertificateForm => {
  const form = formOfState(state)
  if (form === undefined) throw new Error(`${state} has no form.`)
  return form
}

const asAnother = async (browser: Browser, baseURL: string, use: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Australia/Sydney', locale: 'en-AU' })
  await use(await context.newPage())
  await context.close()
}

/** One empty entry: it is named, opened by its name and by issuing, and nothing is issued. */
const refusedFor = async (page: Page, entry: AskedEntry): Promise<void> => {
  await isSaved(page)
  expect(await missingNames(page)).toEqual([labelOfEntry(entry)])
  await followMissing(page)
  await expect(entryField(page, entry)).toBeFocused()
  await page.getByLabel('Statement').focus()
  await issue(page)
  await expect(entryField(page, entry)).toBeFocused()
  await expect(page.locator(`[id="record.${entry}-error"]`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read it' })).toHaveCount(0)
}

const askForSecondCheck = (browser: Browser, baseURL: string): Promise<void> =>
  asAnother(browser, baseURL, async (page) => {
    await login(page, administrator, /\/console$/)
    await page.goto('/console?table=provider')
    const rule = page.getByLabel('A second engineer checks every certificate before it counts')
    // It is ticked once the server has kept it.
    await rule.click()
    await expect(rule).toBeChecked()
  })

/** A colleague confirms what was issued; it is issued again with that check. */
const checkedByColleague = async (page: Page, browser: Browser, baseURL: string, hash: string): Promise<void> => {
  await expect(page.getByText(/^A second engineer has to check it/)).toBeVisible()
  await asAnother(browser, baseURL, async (colleague) => {
    await login(colleague, secondEngineer, /\/console$/)
    await colleague.goto(`/console/project?project=${hash}`)
    const confirm = colleague.getByRole('button', { name: 'Confirm the Certificate' })
    await expect(confirm).toBeDisabled()
    await colleague.getByLabel('I have read every page and checked what it certifies').check()
    await confirm.click()
    await expect(colleague.getByText(/^Checked by /)).toBeVisible()
  })
  await page.reload()
  await issue(page)
  await issuedFile(page)
}

/** The file that who installs has of it, beside the conditions that are kept. */
const downloaded = async (
  browser: Browser,
  baseURL: string,
  hash: string,
  kept: readonly string[],
): Promise<Buffer> => {
  let file = Buffer.alloc(0)
  await asAnother(browser, baseURL, async (page) => {
    await login(page, installer)
    await page.goto(`/project_result?project=${hash}`)
    await expect(page.getByRole('listitem', { name: /^Condition: / })).toHaveCount(kept.length)
    for (const condition of kept)
      await expect(page.getByRole('listitem', { name: `Condition: ${condition}` })).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the signed review' }).click()
    file = await readFile(await (await saved).path())
  })
  return file
}

const bare = (text: string): string => text.replaceAll(/\s+/g, '')

/** Text of the statement, and that of the content for the form. */
const partsOf = ({ pages }: ReadPdf, form: CertificateForm) => {
  const starts = ['Actions and combinations', form.title, 'Basis of the certificate'].map((title) =>
    pages.findIndex((text) => bare(text.slice(0, 400)).includes(bare(title))),
  )
  const [actions = 0, content = 0, basis = 0] = starts
  expect(actions < content && content < basis && actions > 0).toBe(true)
  return {
    statement: bare(pages.slice(0, actions).join(' ')),
    content: bare(pages.slice(content, basis).join(' ')),
  }
}

/** Types all that is asked for but one entry; answers what it then takes to print. */
const typed = async (page: Page, { record, disposals, adds, lacks }: Pack, form: CertificateForm) => {
  await typeRecord(page, record, form, lacks)
  const ofResult = await disposeOf(page, disposals)
  const disposed = adds === undefined ? ofResult : [...ofResult, await addCondition(page, adds)]
  return { disposed, registration: await registrationOn(page) }
}

for (const pack of packs)
  test(`the pack for ${pack.state}: refused while an entry is empty, issued, delivered, and all that was typed is in it`, async ({
    page,
    server: { url },
    browser,
  }) => {
    const { state, record, lacks, isCheckedTwice } = pack
    const form = formOf(state)
    if (isCheckedTwice) await askForSecondCheck(browser, url)
    const hash = await acceptedProject(url, pack.example, pack.changes)
    await login(page, engineer, /\/console$/)
    await openCertificate(page, hash)
    const { disposed, registration } = await typed(page, pack, form)
    await refusedFor(page, lacks)
    await typeEntry(page, lacks, record[lacks])
    await issue(page)
    await issuedFile(page)
    if (isCheckedTwice) await checkedByColleague(page, browser, url, hash)
    await deliver(page)
    const kept = disposed.filter(({ disposal }) => disposal === 'kept').map(({ condition }) => condition)
    const file = await downloaded(browser, url, hash, kept)
    expect(await verifyPdf(file)).toMatchObject({ state: 'valid' })
    const read = await readPdf(file)
    const { statement, content } = partsOf(read, form)
    const check = isCheckedTwice ? ['Second check Second engineer, RPEQ '] : []
    for (const words of [...onStatement(record, registration), ...onConditions(disposed), ...check])
      expect(statement, words).toContain(bare(words))
    for (const words of onForm(record, form)) expect(content, words).toContain(bare(words))
    expect(packFaults(read)).toEqual([])
  })
