import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import { isBlank } from '../../platform/visible-text.ts'
import { wordsOrNone } from '../../platform/words.ts'
import { type CertificateContent, certificateRecord } from './certificate-record.ts'

/** Texts that a provider writes again and again, kept under a name for all of its engineers. */

/** Of one provider. */
export const mostTemplates = 50

const { notCertified, inspections, validity } = certificateRecord.shape

/** Name of a template, 1 to 100 characters; two names are the same whatever their case. */
export const templateName = oneLine('Name of the Template', 100).refine(
  (text) => !isBlank(text),
  inText(told('textRequired', { label: word('Name of the Template') })),
)

/** Texts of a certificate under a name; an empty one is left as it is where the template is used. */
export const statementTemplate = z.strictObject({
  name: templateName,
  statement: wordsOrNone('Statement', 4000),
  notCertified,
  inspections,
  validity,
})
/** A template as its provider keeps it. */
export type StatementTemplate = z.infer<typeof statementTemplate>

const recordTexts = ['notCertified', 'inspections', 'validity'] as const

/** The content with the texts of a template where it has none of its own: nothing that was typed is replaced. */
export const withTemplate = <Content extends Pick<CertificateContent, 'statement' | 'record'>>(
  content: Content,
  template: StatementTemplate,
): Content => {
  const { record } = content
  const filled = recordTexts.filter((name) => isBlank(record[name])).map((name) => [name, template[name]] as const)
  const statement = isBlank(content.statement) ? template.statement : content.statement
  return { ...content, statement, record: { ...record, ...Object.fromEntries(filled) } }
}

/** The texts of a certificate that a template keeps. */
export const templateOf = (
  name: string,
  { statement, record }: Pick<CertificateContent, 'statement' | 'record'>,
): StatementTemplate => ({
  name,
  statement,
  notCertified: record.notCertified,
  inspections: record.inspections,
  validity: record.validity,
})
