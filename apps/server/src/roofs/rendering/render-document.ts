import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import type { Block } from '@soundroof/report/blocks/blocks'
import { reviewCertificate } from '@soundroof/report/blocks/certificate-blocks'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { fontFiles } from '@soundroof/report/pdf/font-files'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'
import { reasonOf } from '@soundroof/report/signature/own-marks'
import { signPdf } from '@soundroof/report/signature/sign-pdf'
import { addSignatureField } from '@soundroof/report/signature/signature-field'
import { sayIn } from '@soundroof/words/say'
import type { RenderTask } from './render-task.ts'

const say = sayIn('en-AU')

const { resolve } = createRequire(import.meta.url)
const fonts = { regular: readFileSync(resolve(fontFiles.regular)), strong: readFileSync(resolve(fontFiles.strong)) }

const blocksOf = (task: RenderTask): readonly Block[] => {
  const shown = choicesAsShown(choices, task.sheetings)
  return task.certificate
    ? reviewCertificate(say, { ...task.certificate, choices: shown })
    : reportBlocks(say, { ...task.input, choices: shown })
}

/** A document as a PDF, signed. */
export const renderDocument = async (task: RenderTask): Promise<Uint8Array> => {
  const { provider, issuedAt, proof } = task.certificate ?? task.input
  const { name } = provider
  const date = new Date(issuedAt)
  const pdf = await renderPdf(blocksOf(task), {
    fonts,
    images: new Map(task.images),
    meta: { title: task.title, author: name, date },
    complete: (doc, root) => addSignatureField(doc, root, { name, reason: reasonOf(proof.code), date }, task.signing),
  })
  return signPdf(pdf, task.signing)
}
