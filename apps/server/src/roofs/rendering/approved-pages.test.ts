import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { signedReport } from '@soundroof/report/testing/signed-report'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'

/** Pages that a person has looked at and approved. To approve new ones: delete the picture, run the test, look at the new one. */

const approved = fileURLToPath(new URL('./approved', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Null where poppler is not installed. */
const pictureOf = (pdf: Uint8Array, page: number): Uint8Array | null => {
  const [file, picture] = [join(folder, 'report.pdf'), join(folder, 'page')]
  writeFileSync(file, pdf)
  const pages = ['-f', String(page), '-l', String(page), '-singlefile']
  const { error } = spawnSync('pdftoppm', ['-r', '50', '-gray', '-png', ...pages, file, picture])
  return error ? null : readFileSync(`${picture}.png`)
}

/** Coarse enough that versions of poppler agree, fine enough to show a moved line. */
const coarse = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).greyscale().resize({ width: 138 }).raw().toBuffer()

const differenceOf = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all([coarse(one), coarse(other)])
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

/** Mean difference in shades of 256; a line of text that moves makes more than 1. */
const tolerance = 0.7

it.each([
  ['result-summary', 1],
  ['site-sheet', 1],
  ['full-calculation', 2],
] as const)(
  'page %s %i looks as it was approved',
  async (kind: ReportKind, page) => {
    const pdf = await signedReport(kind, (iso) => new Date(iso))
    expect((await readPdf(pdf)).pages.length).toBeGreaterThanOrEqual(page)
    const picture = pictureOf(pdf, page)
    if (picture === null) return
    const place = join(approved, `${kind}-${page}.png`)
    if (!existsSync(place)) {
      writeFileSync(place, await sharp(picture).png({ palette: true, colours: 16 }).toBuffer())
      throw new Error(`${place} is new: look at it, then keep it.`)
    }
    expect(await differenceOf(picture, readFileSync(place))).toBeLessThan(tolerance)
  },
  20_000,
)
