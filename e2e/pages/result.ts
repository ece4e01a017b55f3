import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { type PdfText, readPdf } from '../fixtures/read-pdf.ts'

/** Reads a PDF that the browser saved. */
export const savedPdf = async (download: Download): Promise<PdfText & { readonly fileName: string }> => {
  const path = await download.path()
  return { ...(await readPdf(await readFile(path))), fileName: download.suggestedFilename() }
}

/** The actions of a project that stand below a button. */
export const openMenu = async (page: Page, name: 'Documents' | 'More'): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
}

/** A zone of the table, with what it opens. */
export const zoneOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Recommendation by zone' }).getByRole('article', { name: `${name} zone` })

/** Opens a report page from the result screen and waits for its automatic download. */
export const openReport = async (page: Page, button: 'Input Summary' | 'Result Summary' | 'Site Sheet') => {
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await openMenu(page, 'Documents')
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL(button === 'Input Summary' ? /\/project_down_input/ : /\/project_down_result/)
  return savedPdf(await download)
}

/** All pages of a PDF as one text with single spaces. */
export const textOf = (pdf: PdfText): string => pdf.pages.join(' ').replace(/\s+/g, ' ')
