import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { catalogueRevision } from '../../roofs/catalogue/signed-figures.ts'
import type { Proposed } from './proposed-figure.ts'
import { allResting, inputsOf, type RestingResult } from './resting-projects.ts'

/**
 * Effects of figures on every project that rests on one of them; calculated in batches, and stored while the figures in
 * force stay. Attack: figures that open a zone only together, each looked at alone.
 */

type Opened = RoofServices['opened']
/** Effect on one project. */
export type Looked = Awaited<ReturnType<Opened>>[number]
/** By issued result, which never changes: its answer stays the same while the figures in force do. */
type Known = Map<string, Looked>

/** Roofs that the thread calculates before other work: some tenths of a second. */
const batch = 50
/** Roofs per call, two calculations each: some seconds. The next call continues there. */
const mostInOneCall = 500
/** Questions kept per process: those of open dialogs. */
const mostQuestions = 8

const questions = new WeakMap<Opened, Map<string, Known>>()

const knownOf = (opened: Opened, key: string): Known => {
  const all = questions.get(opened) ?? new Map<string, Known>()
  questions.set(opened, all)
  const known: Known = all.get(key) ?? new Map()
  all.delete(key)
  all.set(key, known)
  for (const old of [...all.keys()].slice(0, -mostQuestions)) all.delete(old)
  return known
}

/** The dialog and the proposal after it ask the same question. */
const keyOf = (revision: string, proposed: readonly Proposed[]): string => {
  const figures = proposed.map(({ figure, values, entry }) => JSON.stringify([figure, values, entry])).sort()
  return createHash('sha256')
    .update(JSON.stringify([revision, figures]))
    .digest('hex')
}

type Needs = Pick<RoofServices, 'db' | 'opened'>

const lookAt = async ({ db, opened }: Needs, proposed: readonly Proposed[], ids: readonly string[], known: Known) => {
  const rows = await inputsOf(db, ids)
  const figures = proposed.map(({ figure, values, entry }) => ({ figure, values, entry }))
  const found = await opened({ proposed: figures, inputs: rows.map(({ input }) => input) })
  for (const [index, { id }] of rows.entries()) {
    const looked = found[index]
    if (looked === undefined) throw new Error('Every input has an answer.')
    known.set(id, looked)
  }
}

/** How far the look has come. */
export type LookedAt = {
  /** Looked at so far, newest results first. */
  readonly projects: readonly (RestingResult & Looked)[]
  /** All projects that rest on one of the figures, also those not looked at yet. */
  readonly resting: number
}

/** Looks at every project that rests on one of the figures, over several calls. @param most in this call */
export const lookedAt = async (
  needs: Needs,
  proposed: readonly Proposed[],
  most = mostInOneCall,
): Promise<LookedAt> => {
  const { db, opened } = needs
  const known = knownOf(opened, keyOf(await catalogueRevision(db), proposed))
  const figures = proposed.map(({ figure }) => figure)
  const all = await allResting(db, figures)
  const open = [...new Set(all.map(({ resultId }) => resultId))].filter((id) => !known.has(id)).slice(0, most)
  for (let from = 0; from < open.length; from += batch)
    await lookAt(needs, proposed, open.slice(from, from + batch), known)
  const projects = all.flatMap((one) => {
    const looked = known.get(one.resultId)
    return looked === undefined ? [] : [{ ...one, ...looked }]
  })
  return { projects, resting: all.length }
}

const nameOf = ({ hash, resultId }: RestingResult): string => `${hash} ${resultId}`

/**
 * Attack: a result issued between the look and the change of the figure. One still being written counts as calculated
 * afterwards. @param tx of the change
 */
export const areAllLookedAt = async (tx: Db, figures: readonly string[], { projects }: LookedAt): Promise<boolean> => {
  const known = new Set(projects.map(nameOf))
  return (await allResting(tx, figures)).every((one) => known.has(nameOf(one)))
}
