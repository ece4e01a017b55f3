import { certificateForms } from '@soundroof/data/certificate-forms/certificate-forms'
import { insert } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** The published form of a state. */
export const publishedForm = (id: string) => {
  const form = certificateForms.find((one) => one.id === id)
  if (!form) throw new Error(`There is no form ${id}.`)
  return form
}

/** A correction of Queensland's form that this engineer proposed. */
const insertProposal = async (server: TestServer, engineer: string): Promise<string> => {
  const form = publishedForm('qld-form-15')
  const id = newId()
  const row = { id, formId: form.id, number: 1, reason: 'Version 3', state: 'proposed', proposedBy: engineer }
  const content = JSON.stringify({ ...form, version: 'Version 3' })
  await insert(server.db, 'certificate_form_changes', { ...row, content, proposedAt: server.clock() })
  return id
}

export const validFormCalls = async (server: TestServer, engineer: string) => ({
  certificateForms: {},
  proposeCertificateForm: {
    body: { form: { ...publishedForm('nsw-design'), version: 'Version 2' }, base: 0, reason: 'The form was read' },
  },
  decideCertificateForm: { body: { id: await insertProposal(server, engineer), decision: 'approve', note: '' } },
})
