import type { Part } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { Say } from '@soundroof/words/language/say'
import { partNames } from '../../parts-list/part-names.ts'
import { figure, type Laid, type Pen, type Place } from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { laidTable } from '../table.ts'

const nameOf = (say: Say, { kind, length, article }: Part): string => {
  const name = say(partNames[kind])
  const part = length === null ? name : say('sheet.part-of-length', { part: name, length: figure(length) })
  return article === null ? part : say('sheet.part-and-article', { part, article: say(article) })
}

/** As drawn, and what is spare. */
const numberOf = ({ needed, spare }: Part): string =>
  spare === 0 ? figure(needed) : `${figure(needed)} + ${figure(spare)}`

export const partsTable = (say: Say, pen: Pen, { parts }: SheetInput, { x, y, width }: Place): Laid => {
  if (!parts) return { parts: [], bottom: y }
  const columns = [
    { title: say('sheet.part'), width: width - 108 },
    { title: say('sheet.number-and-spare'), width: 50, right: true as const, strong: true as const },
    { title: say('sheet.article'), width: 58 },
  ]
  const rows = parts.parts
    .filter(({ total }) => total > 0)
    .map((part) => [nameOf(say, part), numberOf(part), part.partNumber ?? say('sheet.to-be-named')])
  const body = laidTable(pen, { heading: say('sheet.parts'), columns, rows }, x, y)
  return { parts: body.parts, bottom: y + body.height + 7 }
}
