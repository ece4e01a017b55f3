import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { fontFiles } from '@soundroof/report/pdf/font-files'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'
import { signPdf } from '@soundroof/report/signature/sign-pdf'
import { addSignatureField } from '@soundroof/report/signature/signature-field'
import type { RenderAnswer, RenderTask } from './render-task.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = { regular: readFileSync(resolve(fontFiles.regular)), strong: readFileSync(resolve(fontFiles.strong)) }

const render = async ({ input, sheetings, title, images, signing }: RenderTask): Promise<Uint8Array> => {
  const { name } = input.provider
  const date = new Date(input.issuedAt)
  const pdf = await renderPdf(reportBlocks({ ...input, choices: choicesAsShown(choices, sheetings) }), {
    fonts,
    images: new Map(images),
    meta: { title, author: name, date },
    complete: (doc, root) =>
      addSignatureField(doc, root, { name, reason: `Document ${input.proof.code}`, date }, signing),
  })
  return signPdf(pdf, signing)
}

const said = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const answer = async (task: RenderTask): Promise<RenderAnswer> => {
  try {
    return { ok: true, pdf: await render(task) }
  } catch (error) {
    return { ok: false, problem: said(error) }
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void answer(task).then((done) => parentPort?.postMessage(done))
})
