import {
  type ConsoleSheeting,
  type SheetingChange,
  sheetingNameProblems,
} from '@soundroof/contract/roofs/catalogue/sheeting'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { choices } from '@soundroof/data/choices'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { makeTicket } from '../../roofs/files/upload-policy.ts'
import { changesBetween } from './changes-between.ts'
import { type ProductPicture, pictureOf } from './product-picture.ts'
import { lockRows, presentRows, readRows, rowOf, type SheetingRow, storeRow } from './sheeting-rows.ts'

/** Every product but "Other". */
export const consoleSheetings: Handler<'consoleSheetings'> = async ({ db, config }) => ({
  data: [...presentRows(await readRows(db), config)],
})

/** Permission to upload one picture to the provider's files. */
export const consoleUpload: Handler<'consoleUpload'> = async (context): Promise<{ readonly data: UploadTicket }> => ({
  data: makeTicket(context, 'photo'),
})

type Asked = {
  readonly change: SheetingChange
  /** Null: the picture is removed, or there is no new one. */
  readonly picture: ProductPicture | null
  readonly account: Account
  readonly now: Date
}

const defaultName = (position: number): string => {
  const product = choices.sheetings[position]
  if (!product) throw refuse(404, 'sheetingUnknownHere')
  return product.name
}

/** Null where the name is empty or the product's own. */
const nameIn = ({ position, name }: SheetingChange): string | null => {
  const text = name.trim()
  return text === '' || text === defaultName(position) ? null : text
}

const after = (before: SheetingRow, { change, picture }: Asked): SheetingRow => ({
  ...before,
  name: nameIn(change),
  pictureId: change.picture === undefined ? before.pictureId : (picture?.id ?? null),
  version: before.version + 1,
})

const shownOf = ({ name, pictureId }: SheetingRow) => ({ name, picture: pictureId })

const requireFreeName = (row: SheetingRow, rows: readonly SheetingRow[]): void => {
  if (row.name === null) return
  const problems = sheetingNameProblems({ position: row.position, name: row.name }, choices.sheetings, rows)
  if (problems.length > 0) throw refuseInput(problems)
}

/** Within the transaction of the change, so a refusal writes nothing. */
const make = async (tx: Db, asked: Asked): Promise<void> => {
  const { change, picture, account, now } = asked
  await lockRows(tx)
  const rows = await readRows(tx)
  const before = rowOf(rows, change.position)
  if (before.version !== change.version) throw refuse(409, 'changedMeanwhile')
  const row = after(before, asked)
  requireFreeName(row, rows)
  const detail = changesBetween(shownOf(before), shownOf(row))
  if (detail === null) return
  await storeRow(tx, row, change.picture === undefined ? undefined : picture)
  const subjectId = `sheeting ${change.position}`
  await recordChange(tx, { actor: { accountId: account.id }, action: 'sheeting_changed', subjectId, detail }, now)
}

const newPicture = (services: PlatformServices, account: Account, { picture }: SheetingChange) =>
  typeof picture === 'string' ? pictureOf(services, account, picture) : null

/** Refuses a version that is not the newest, and a name that another product has. */
export const changeSheeting: Handler<'changeSheeting'> = async (context) => {
  const { db, config, clock, account, body: change, reference } = context
  defaultName(change.position)
  const picture = await newPicture(context, account, change)
  await db.transaction((tx) => make(tx, { change, picture, account, now: clock() }))
  reference.forget()
  const data: ConsoleSheeting[] = [...presentRows(await readRows(db), config)]
  return { data }
}
