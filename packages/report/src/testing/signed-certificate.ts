import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sayIn } from '@soundroof/words/say'
import { certificatePack } from '../certificate/certificate-pack.ts'
import { renderPack } from '../pack/render-pack.ts'
import { readFonts } from '../pdf/font-files.ts'
import { signPdf } from '../signature/sign-pdf.ts'
import { addSignatureField } from '../signature/signature-field.ts'
import type { Moment } from '../signature/signing-identity.ts'
import { completed } from './sample-certificate.ts'
import { sampleChoices } from './sample-choices.ts'
import { formOfAll } from './sample-form.ts'
import { sampleLayout } from './sample-layout.ts'
import { sampleProject } from './sample-project.ts'
import { sampleResult } from './sample-result.ts'
import { testIdentity } from './signed-sample.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))

const sample = {
  project: sampleProject,
  choices: sampleChoices,
  result: sampleResult,
  layout: sampleLayout,
  parts: null,
}

/** A pack as the server issues it. */
export const signedCertificate = async (moment: (iso: string) => Moment): Promise<Uint8Array> => {
  const input = completed(sample, formOfAll)
  const date = moment(input.issuedAt)
  const identity = await testIdentity({ from: date, until: moment('2036-11-21T00:00:00.000Z') })
  const { name } = input.provider
  const pdf = await renderPack(certificatePack(sayIn('en-AU'), input), {
    fonts,
    images: new Map(),
    meta: { title: 'Statement of structural adequacy', author: name, date },
    complete: (doc, root) =>
      addSignatureField(doc, root, { name, reason: `Document ${input.proof.code}`, date }, identity),
  })
  return signPdf(pdf, identity)
}
