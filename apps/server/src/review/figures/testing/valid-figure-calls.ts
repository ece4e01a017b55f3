import type { figureCalls } from '@soundroof/contract/review/figures/figure-calls'
import type { FigureEffects, FigureProposal, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { sampleHatTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { insertFiles } from '../../../testing/sample-project.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'

/** The address of a certificate that the engineer uploaded. */
export const evidenceOf = async (server: TestServer, engineer: Caller): Promise<string> => {
  const [address] = await insertFiles(server, engineer, [`${engineer.account.id}-certificate.pdf`], 'pdf')
  if (address === undefined) throw new Error('no file')
  return address
}

/** The zones that would open, as an engineer sees them before proposing or approving. */
export const seenBy = async (server: TestServer, { token }: Caller, asked: object): Promise<string | null> => {
  const { body } = await server.call<FigureEffects>('figureEffects', { body: { values: null, ...asked }, token })
  return body.data?.opened?.seen ?? null
}

export const proposeAs = async (
  server: TestServer,
  engineer: Caller,
  proposal: Pick<FigureProposal, 'figure'> & Partial<FigureProposal>,
) => {
  const evidence = await evidenceOf(server, engineer)
  const { figure, values = null, csv = null } = proposal
  const seen = await seenBy(server, engineer, { figure, values, csv })
  const body = { values, csv, reason: 'Certificate of the maker', evidence, seen, ...proposal }
  return server.call<SignOffRow>('proposeFigure', { body, token: engineer.token })
}

/** By an engineer who has looked at the zones that would open. */
export const approveAs = async (server: TestServer, engineer: Caller, { id, figure }: SignOffRow) => {
  const seen = await seenBy(server, engineer, { figure, signOff: id })
  const body = { id, decision: 'approve', note: '', seen }
  return server.call<SignOffRow>('decideFigure', { body, token: engineer.token })
}

/** The sample as a maker's file, every load of it so many times as large: by default no more than twice as published. */
export const hatCsv = (times = 0.3): string =>
  [
    ...['name,TS4055', 'source,"Example Steel, catalogue 2024"', 'date,2024', 'mass,0.96'],
    'support,span_mm,inward,outward,service',
    ...sampleHatTable.all.map(({ span, inward, outward, cs }) =>
      ['all', span, ...[inward, outward, cs].map((load) => (load * times).toFixed(4))].join(','),
    ),
  ].join('\n')

/** Proposed by one engineer, approved by another. */
export const signOff = async (
  server: TestServer,
  [first, second]: readonly [Caller, Caller],
  proposal: Parameters<typeof proposeAs>[2],
): Promise<SignOffRow> => {
  const { data } = (await proposeAs(server, first, proposal)).body
  return (await approveAs(server, second, data)).body.data
}

export const proposeProductAs = async (server: TestServer, engineer: Caller, kind: ProductKind, entry: object) => {
  const evidence = await evidenceOf(server, engineer)
  const body = { kind, entry, reason: 'Certificate of the maker', evidence }
  return server.call<SignOffRow>('proposeProduct', { body, token: engineer.token })
}

/** A racking system or module, entered by one engineer and approved by another. */
export const signProductOff = async (
  server: TestServer,
  [first, second]: readonly [Caller, Caller],
  kind: ProductKind,
  entry: object,
): Promise<SignOffRow> => {
  const { data } = (await proposeProductAs(server, first, kind, entry)).body
  return (await approveAs(server, second, data)).body.data
}

export const validFigureCalls = async (
  server: TestServer,
): Promise<Readonly<Record<keyof typeof figureCalls, Call>>> => {
  const engineers = [await server.caller('engineer', 'provider'), await server.caller('engineer', 'provider')] as const
  const signed = await signOff(server, engineers, { figure: 'fixings/rail' })
  const waiting = (await proposeAs(server, engineers[0], { figure: 'fixings/foot' })).body.data
  const evidence = await evidenceOf(server, engineers[0])
  return {
    consoleFigures: {},
    figureHistory: { query: { figure: 'fixings/rail' } },
    figureUpload: {},
    figureTable: { body: { figure: 'purlins/TS4055', csv: hatCsv() } },
    proposeFigure: {
      body: { figure: 'panels/limits', values: null, reason: 'Certificate of 2026, page 3', evidence },
    },
    decideFigure: { body: { id: waiting.id, decision: 'decline', note: 'Another edition' } },
    withdrawFigure: { body: { id: signed.id, state: 'approved', note: 'The certificate has expired' } },
    figureEffects: { body: { figure: 'fixings/rail', values: null } },
    consoleProducts: {},
    proposeProduct: {
      body: { kind: 'racking', entry: { ...sampleRacking, id: 'another-rail' }, reason: 'Certificate 12', evidence },
    },
    changeFigureRules: { body: { secondEngineer: true, version: 0 } },
  }
}
