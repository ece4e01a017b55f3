import {
  chargeReservation,
  returnReservation,
  takeReservation,
  withDeviceReservation,
  withReservation,
} from '../../money/quota/reservations.ts'
import { insertCharge } from '../../money/subscriptions/subscription-rows.ts'
import { sha256Of } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { Calculated } from '../calculations/calculate.ts'
import { isPaidMeanwhile, keepIssuedResult, linkResult, projectsOfResult } from '../calculations/issued-result-rows.ts'
import type { Question } from '../calculations/question.ts'
import { requireEditable } from '../projects/policy.ts'
import { lockProject } from '../projects/project-rows.ts'
import { recordEvent } from '../timeline/timeline.ts'

/** A project under review takes no new inputs, so none are charged. */
const requireProject = async (tx: Db, hash: string, account: Account): Promise<void> => {
  const project = await lockProject(tx, hash, account.companyId)
  if (!project) throw refuseUnknownProject()
  requireEditable(project.status)
}

/**
 * Takes a reservation, stores the result and charges it, all or nothing. Answers how many calculations are left; null: no
 * reservation. Where another call has paid the same question, or the result has no zones, returns the reservation.
 * @param device the right of the device that calculated it, whose reservation is taken; null: the server did
 */
export const issueResult = (
  { db, clock }: Pick<PlatformServices, 'db' | 'clock'>,
  account: Account,
  asked: Question,
  calculated: Calculated,
  device: string | null = null,
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const now = clock()
    if (asked.hash !== null) await requireProject(tx, asked.hash, account)
    const balance =
      device === null
        ? await withReservation(tx, account.id, now)
        : await withDeviceReservation(tx, account.id, device, now)
    const taken = await takeReservation(tx, account.id, asked, now, device)
    if (!balance || !taken) return null
    const isPaid = await isPaidMeanwhile(tx, asked)
    const issuedId = isPaid ? null : await keepIssuedResult(tx, { id: newId(), account, asked, calculated, now })
    if (issuedId !== null) {
      if (asked.hash !== null) await linkResult(tx, asked.hash, issuedId)
      const bound = { result: issuedId, sha256: sha256Of(calculated.codedJson) }
      for (const { hash } of await projectsOfResult(tx, issuedId))
        await recordEvent(tx, hash, 'calculated', account, now, bound)
    }
    if (issuedId === null || !calculated.chargeable) {
      await returnReservation(tx, taken)
      return balance.remaining + 1
    }
    await insertCharge(tx, newId(), taken.subscriptionId, issuedId, now)
    await chargeReservation(tx, taken, issuedId)
    return balance.remaining
  })
