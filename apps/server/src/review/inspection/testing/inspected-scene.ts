import type { Disposition } from '@soundroof/contract/review/certificate/certificate-record'
import type { InspectionDraft, IssuedInspection } from '@soundroof/contract/review/inspection/inspection-calls'
import type { InspectionContent } from '@soundroof/contract/review/inspection/inspection-record'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { update } from '../../../platform/database/insert.ts'
import type { Caller, TestServer } from '../../../testing/test-server.ts'
import { builtScene } from '../../as-built/testing/built-scene.ts'
import { completeContent as certificateContent } from '../../testing/certificate-content.ts'

type Who = Pick<Caller, 'token'>
type Read = { readonly asBuilt: string; readonly design: { readonly code: string } }

/** Position of each state on the wire. */
const states = { NSW: 0, VIC: 1, QLD: 2, WA: 4 } as const

const placeIn = (state: keyof typeof states) => ({
  [wireFieldOf('building', 'state')]: states[state],
  [wireFieldOf('building', 'area')]: 0,
  [wireFieldOf('building', 'location')]: 0,
  suburb: '',
  postcode: '',
})

/** Everything that is asked beside the record; each condition has its evidence. */
export const filled = ({ content, conditions }: InspectionDraft): InspectionContent => ({
  ...content,
  inspectedOn: '2026-11-21',
  requestedOn: '2026-11-20',
  method: 'in-person',
  inspected: 'Rails, feet and end clamps of each zone\nSetbacks at the eaves',
  notInspected: 'Electrical work\nRafters below the battens',
  met: conditions.map((condition, index) => ({ condition, evidence: `Evidence number ${index + 1} on photograph 4.` })),
})

/** A delivered certificate, and a finished array that is signed and accepted; the same before each test. */
export const inspectedScene = async (server: TestServer) => {
  const scene = await builtScene(server)
  const { built, save, sign, decide, completeContent, engineer } = scene

  const delivered = async (hash: string, conditions: readonly string[]): Promise<{ code: string; sha256: string }> => {
    const held = { status: 4, engineerId: engineer.account.id, submittedAt: server.clock() }
    await update(server.db, 'projects', { hash }, held)
    const complete = await certificateContent(server.db, hash, { conditions: [...conditions] })
    const dispositions = complete.dispositions.map(
      (one, index): Disposition => (index === 0 ? { ...one, disposal: 'kept', reason: 'Looked at on site.' } : one),
    )
    const issued = await server.call<{ address: string; code: string; sha256: string }>('issueCertificate', {
      token: engineer.token,
      body: { hash, ...complete, dispositions },
    })
    const body = { hash, file: issued.body.data.address, conditions: [], openQuestions: [] }
    const answer = await server.call('deliverProject', { token: engineer.token, body })
    if (answer.status !== 200) throw new Error(answer.body.message)
    return issued.body.data
  }

  /** Signed; with a deviation that the engineer accepted. */
  const finished = async (hash: string): Promise<string> => {
    const content = await completeContent(hash, { Edge: { widestSpacing: 2400 } })
    const { version } = (await scene.read(hash)).body.data
    await save(hash, version, { ...content, differences: 'Two feet stand beside the skylight.' })
    const { record } = (await sign(hash, version + 1)).body.data
    await decide(hash, record, true)
    return record
  }

  const draft = (hash: string, who: Who = engineer) =>
    server.call<InspectionDraft>('inspectionDraft', { token: who.token, query: { hash } })

  const send = (hash: string, read: Read, content: InspectionContent, who: Who = engineer) => {
    const body = { hash, asBuilt: read.asBuilt, design: read.design.code, ...content }
    return server.call<IssuedInspection>('issueInspection', { token: who.token, body })
  }

  /** With everything filled in but for these. */
  const certify = async (hash: string, changes: Partial<InspectionContent> = {}, who: Who = engineer) => {
    const { data } = (await draft(hash)).body
    return send(hash, data, { ...filled(data), ...changes }, who)
  }

  /** A project of a state, certified, built and accepted. */
  const inState = (state: keyof typeof states) =>
    scene.begin(`inspected in ${state}`, async () => {
      const hash = await built(placeIn(state))
      const design = await delivered(hash, ['Every clamp is photographed.'])
      return { hash, design, record: await finished(hash) }
    })
  return { ...scene, delivered, finished, draft, send, certify, inState, filled }
}
