import type { figureCalls } from '@soundroof/contract/review/figures/figure-calls'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type {
  ConsoleFigures,
  FigureEffects,
  FigureProposal,
  FigureRow,
  SignOffRow,
} from '@soundroof/contract/review/figures/figures-console'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import { cellsOf, isSamePlace, type TableCells } from '@soundroof/contract/review/figures/table-cells'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { sampleHatTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { catalogue } from '@soundroof/data'
import { insertFiles } from '../../../testing/sample-project.ts'
import type { Call, Caller, TestServer } from '../../../testing/test-server.ts'

/** The address of a certificate that the engineer uploaded. */
export const evidenceOf = async (server: TestServer, engineer: Caller): Promise<string> => {
  const [address] = await insertFiles(server, engineer, [`${engineer.account.id}-certificate.pdf`], 'pdf')
  if (address === undefined) throw new Error('no file')
  return address
}

/** A figure as it is listed. */
export const figureRowOf = async (server: TestServer, { token }: Caller, figure: string): Promise<FigureRow> => {
  const query = { search: figure }
  const { rows } = (await server.call<ConsoleFigures>('consoleFigures', { query, token })).body.data
  const row = rows.find(({ id }) => id === figure)
  if (!row) throw new Error(`no figure ${figure}`)
  return row
}

/** The zones that would open, as an engineer sees them before proposing or approving. */
export const seenBy = async (server: TestServer, { token }: Caller, asked: object): Promise<string | null> => {
  const { body } = await server.call<FigureEffects>('figureEffects', { body: { values: null, ...asked }, token })
  return body.data?.opened?.seen ?? null
}

/** The cells that an engineer types, looked up as in the evidence. */
export const cellsFor = async (
  server: TestServer,
  { token }: Caller,
  { figure, signOff = null }: { readonly figure: string; readonly signOff?: string | null },
): Promise<readonly number[] | null> => {
  if (!isTableFigure(figure)) return null
  const [row] = await server.db.query<{ entry: CapacityTable | null }>(
    'select entry from figure_sign_offs where id = $1',
    [signOff],
  )
  const table = row?.entry ?? catalogue.purlins[figure.slice('purlins/'.length)]
  const { data } = (await server.call<TableCells>('figureCells', { body: { figure, signOff }, token })).body
  return data.asked.map((place) => {
    const found = table && cellsOf(table).find((cell) => isSamePlace(cell, place))
    if (found?.value == null) throw new Error('A cell that is asked has a load.')
    return found.value
  })
}

export const proposeAs = async (
  server: TestServer,
  engineer: Caller,
  proposal: Pick<FigureProposal, 'figure'> & Partial<FigureProposal>,
) => {
  const evidence = await evidenceOf(server, engineer)
  const { figure, values = null, csv = null } = proposal
  const seen = await seenBy(server, engineer, { figure, values, csv })
  const cells = csv === null ? await cellsFor(server, engineer, { figure }) : null
  const body = { values, csv, cells, reason: 'Certificate of the maker', evidence, seen, ...proposal }
  return server.call<SignOffRow>('proposeFigure', { body, token: engineer.token })
}

/** By an engineer who has looked at the zones that would open. */
export const approveAs = async (server: TestServer, engineer: Caller, { id, figure }: SignOffRow) => {
  const seen = await seenBy(server, engineer, { figure, signOff: id })
  const cells = await cellsFor(server, engineer, { figure, signOff: id })
  const body = { id, decision: 'approve', note: '', cells, seen }
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
  const other = (await proposeAs(server, engineers[0], { figure: 'fixings/foot/cyclic' })).body.data
  const evidence = await evidenceOf(server, engineers[0])
  const { shown } = await figureRowOf(server, engineers[0], 'fixings/tile-hook/service')
  return {
    consoleFigures: {},
    figureHistory: { query: { figure: 'fixings/rail' } },
    figureUpload: {},
    figureTable: { body: { figure: 'purlins/TS4055', csv: hatCsv() } },
    figureCells: { body: { figure: 'purlins/TS4055' } },
    figuresTogether: { body: { figures: ['fixings/rail'], signOffs: [waiting.id] } },
    proposeFigures: {
      body: {
        figures: [{ figure: 'fixings/tile-hook/service', shown }],
        reason: 'Certificate of 2026, page 3',
        evidence,
      },
    },
    decideFigures: { body: { signOffs: [{ id: other.id }], decision: 'decline', note: 'Another edition' } },
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
