import { type DeviceKey, offlineDays } from '@soundroof/contract/money/offline/offline-right'
import { calculateJwkThumbprint } from 'jose'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { type Balance, findBalance, insertReservation, lockBalance } from '../subscriptions/subscription-rows.ts'
import { endRight, insertRight, openRightsOf, type RightRow } from './offline-rows.ts'
import { rightKey, signRight } from './right-signature.ts'

const day = 24 * 3600 * 1000

/** As many as remain, from the period that ends first. Answers how many they are. */
const reserve = async (tx: Db, right: RightRow, wanted: number): Promise<number> => {
  for (let reserved = 0; reserved < wanted; reserved += 1) {
    const balance = await findBalance(tx, right.accountId, right.begunAt)
    if (!balance || balance.subscriptionId === null) return reserved
    const { subscriptionId } = balance
    const of = { id: newId(), subscriptionId, accountId: right.accountId, offlineRightId: right.id }
    await insertReservation(tx, of, right.begunAt, right.until)
  }
  return wanted
}

/** A device has one right: what it has left of an earlier one comes back. */
const endEarlier = async (tx: Db, accountId: string, thumbprint: string, now: Date): Promise<void> => {
  for (const { id } of await openRightsOf(tx, accountId, thumbprint)) await endRight(tx, id, 'renewed', now)
}

const requireLeft = (balance: Balance | null): Balance => {
  if (!balance) throw refuse(403, 'decrementNotSubscribed')
  if (balance.remaining === 0) throw refuse(409, 'decrementNoneLeft')
  return balance
}

/** No longer than the paid period. */
const endOf = (now: Date, { endsAt }: Balance): Date =>
  new Date(Math.min(now.getTime() + offlineDays * day, endsAt.getTime()))

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

type Asked = { readonly accountId: string; readonly device: DeviceKey; readonly name: string; readonly wanted: number }

const begin = async (tx: Db, { accountId, device, name, wanted }: Asked, now: Date) => {
  const thumbprint = await calculateJwkThumbprint(device)
  await lockBalance(tx, accountId, now)
  await endEarlier(tx, accountId, thumbprint, now)
  const balance = requireLeft(await findBalance(tx, accountId, now))
  const right: RightRow = {
    id: newId(),
    accountId,
    deviceKey: JSON.stringify(device),
    thumbprint,
    name,
    calculations: Math.min(wanted, balance.remaining),
    begunAt: now,
    until: endOf(now, balance),
    endReason: null,
  }
  await insertRight(tx, right)
  const reserved = await reserve(tx, right, right.calculations)
  return { right, times: balance.remaining - reserved }
}

/** Reserves calculations for a device; never more than were bought, even for calls at once. */
export const beginOffline: Handler<'beginOffline'> = async (services) => {
  const { db, clock, account, body } = services
  const { device, name, calculations: wanted } = body
  const { right, times } = await db.transaction((tx) =>
    begin(tx, { accountId: account.id, device, name, wanted }, clock()),
  )
  const { id, thumbprint, calculations, begunAt, until } = right
  const [iat, exp] = [seconds(begunAt), seconds(until)]
  const signed = await signRight(services, { jti: id, sub: account.id, device: thumbprint, calculations, iat, exp })
  return { data: { id, signed, key: rightKey(services), calculations, until: until.toISOString(), times } }
}
