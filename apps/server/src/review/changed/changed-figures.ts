import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { ChangedFigure, RestingRow } from '@soundroof/contract/review/changed/changed-figures'
import { refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { personWords } from '../../roofs/timeline/person-words.ts'
import { writePlace } from '../projects/queue/queue-place.ts'
import { isFinishedFor } from '../reconsideration/search-rows.ts'
import { namesOfFigures, shownMark } from '../reconsideration/shown-mark.ts'
import { documentsOn } from './resting-documents.ts'
import { countResting, findChanged, findResting, type RestingEntry } from './resting-rows.ts'

type NameOf = (id: string) => string

const settledOf = ({ outcome, settledAt, settledName, reason }: RestingEntry): RestingRow['settled'] =>
  outcome === null || settledAt === null
    ? null
    : { outcome, reason, at: settledAt.toISOString(), ...personWords(settledName) }

const present = (entry: RestingEntry, nameOf: NameOf, documents: RestingRow['documents']): RestingRow => {
  const { hash, number, name, status, isSubmitted, isDeleted, engineerId, engineerName } = entry
  return {
    ...{ hash, number, name, status, isSubmitted, isDeleted, documents },
    id: entry.id ?? hash,
    company: { id: entry.companyId, name: entry.companyName || 'Former company' },
    deliveredAt: entry.deliveredAt?.toISOString() ?? null,
    engineer: engineerId === null ? null : { id: engineerId, name: engineerName ?? '' },
    reconsideration: entry.id === null ? null : shownMark({ ...entry, id: entry.id }, nameOf),
    settled: settledOf(entry),
  }
}

type Counted = { readonly id: string; readonly open: number }

/** The one asked for is among them, also where nothing waits because of it. */
const listed = (counted: readonly Counted[], figure: string | undefined): readonly Counted[] =>
  figure === undefined || counted.some(({ id }) => id === figure) ? counted : [...counted, { id: figure, open: 0 }]

/** For staff; engineers settle what they read here. */
export const changedFigures: RoofHandler<'changedFigures'> = async (context) => {
  const { db, account, catalogue, query } = context
  if (query.state === 'no-worse' && query.figure === undefined)
    throw refuseInput([{ field: 'figure', ...told('notAnOption', { label: word('Figure') }) }])
  const asked = { ...query, figure: query.figure, after: query.after, reader: account.id }
  const found = await findResting(db, asked)
  const entries = found.slice(0, query.limit)
  const last = entries.at(-1)
  const changed = listed(await findChanged(db), query.figure)
  const ids = [...changed.map(({ id }) => id), ...entries.flatMap(({ figures }) => Object.keys(figures ?? {}))]
  const nameOf = await namesOfFigures(context, [...new Set(ids)])
  const documentsOf = await documentsOn(db, entries, account)
  return {
    data: {
      figures: changed.map(({ id, open }): ChangedFigure => ({ id, name: nameOf(id), open })),
      rows: entries.map((entry) => present(entry, nameOf, documentsOf(entry))),
      ...(await countResting(db, asked)),
      next: found.length > query.limit && last ? writePlace(last) : null,
      isCompared: await isFinishedFor(db, (await catalogue.get()).catalogue.version),
    },
  }
}
