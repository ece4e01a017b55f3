import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defaultLanguage } from '@soundroof/contract/identity/languages'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import { certificatePack } from '@soundroof/report/certificate/certificate-pack'
import { closeOutPack } from '@soundroof/report/close-out/close-out-pack'
import { inspectionPack } from '@soundroof/report/inspection/inspection-pack'
import { renderPack } from '@soundroof/report/pack/render-pack'
import { readFonts } from '@soundroof/report/pdf/font-files'
import type { PdfOptions } from '@soundroof/report/pdf/render-pdf'
import { markPages } from '@soundroof/report/sheet/print/mark-pages'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { languageOf } from '@soundroof/report/sheet/sheet-input'
import { reasonOf } from '@soundroof/report/signature/own-marks'
import { signPdf } from '@soundroof/report/signature/sign-pdf'
import { addSignatureField } from '@soundroof/report/signature/signature-field'
import type { Say } from '@soundroof/words/language/say'
import { sayIn } from '@soundroof/words/say'
import type { RenderTask } from './render-task.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))

type Example = Extract<RenderTask, { readonly example: unknown }>['example']
type Issued = Exclude<RenderTask, { readonly example: Example }>

const printed = (task: Issued, say: Say, options: PdfOptions): Promise<Uint8Array> => {
  const shown = choicesAsShown(choices, task.sheetings)
  if (task.certificate) return renderPack(certificatePack(say, { ...task.certificate, choices: shown }), options)
  if (task.inspection) return renderPack(inspectionPack(say, { ...task.inspection, choices: shown }), options)
  if (task.closeOut) return renderPack(closeOutPack(say, { ...task.closeOut, choices: shown }), options)
  return printReport(say, { ...task.input, choices: shown }, options)
}

/** So that no page of the worked example passes for a job's; signed by nobody. */
const renderExample = (task: RenderTask, example: Example): Promise<Uint8Array> => {
  const language = languageOf(example)
  const say = sayIn(language)
  const font = language === defaultLanguage ? 'strong' : 'hanStrong'
  return printReport(
    say,
    { ...example, choices: choicesAsShown(choices, task.sheetings) },
    {
      fonts,
      images: new Map(task.images),
      meta: { title: task.title, author: example.provider.name, language, date: new Date(example.issuedAt) },
      complete: (doc) => markPages(say, 'example', doc, font),
    },
  )
}

const renderIssued = async (task: Issued): Promise<Uint8Array> => {
  const { provider, issuedAt, proof } = task.certificate ?? task.inspection ?? task.closeOut ?? task.input
  const language = task.input ? languageOf(task.input) : defaultLanguage
  const { name } = provider
  const date = new Date(issuedAt)
  const pdf = await printed(task, sayIn(language), {
    fonts,
    images: new Map(task.images),
    meta: { title: task.title, author: name, language, date },
    complete: (doc, root) => addSignatureField(doc, root, { name, reason: reasonOf(proof.code), date }, task.signing),
  })
  return signPdf(pdf, task.signing)
}

/** A document as a PDF, signed. */
export const renderDocument = (task: RenderTask): Promise<Uint8Array> =>
  task.example ? renderExample(task, task.example) : renderIssued(task)
