import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { isOutOfDate } from '@soundroof/contract/roofs/catalogue/products/product'
import { today } from '../../platform/australian-day.ts'
import { DatabaseAway } from '../../platform/database/database-away.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { startWorkRunner, type WorkRunner } from '../../platform/work/work-runner.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { markWorse, settleLeftBehind, settleStanding } from './marks.ts'
import { type Batch, type Candidate, claimBatch, findCandidates, leaveBatch } from './search-rows.ts'
import { newSearcher, type Searcher } from './whose-search.ts'

type Needs = Pick<PlatformServices, 'db' | 'clock' | 'log' | 'wakeMail'> &
  Pick<RoofServices, 'catalogue' | 'reconsider'>

/** Results of 140 kB are read in groups of this size. */
const mostAtOnce = 20
const longestSleep = 60_000

const endedIn = ({ racking, modules }: Catalogue, day: string): readonly string[] =>
  [...Object.entries(racking), ...Object.entries(modules)]
    .flatMap(([id, product]) => (isOutOfDate(product, day) ? [id] : []))
    .sort()

/** Engine, figures in force, and products out of date today: when one changes, every result is compared. */
const keyOf = async ({ catalogue, clock }: Needs, { engine }: Searcher): Promise<string> => {
  const inForce = (await catalogue.get()).catalogue
  return JSON.stringify([engine, inForce.version, endedIn(inForce, today(clock()))])
}

/** True: people have to be told. */
const look = async ({ db, clock, log, reconsider }: Needs, candidate: Candidate): Promise<boolean> => {
  const { hash, resultId, input, resultJson } = candidate
  const now = clock()
  const found = await reconsider({ input, resultJson, today: today(now) })
  if (found.kind === 'worse') return markWorse(db, { hash, resultId, now }, found)
  if (found.kind === 'stands') await settleStanding(db, { hash, resultId, now })
  else log.error('a result cannot be calculated again', new Error(found.reason), { project: hash })
  return false
}

/** A project that fails does not delay those after it; an unavailable database delays all. */
const lookAtOne = (needs: Needs, candidate: Candidate): Promise<boolean> =>
  look(needs, candidate).catch((error) => {
    if (error instanceof DatabaseAway) throw error
    needs.log.error('a result could not be looked at again', error, { project: candidate.hash })
    return false
  })

/** False after the last batch. After a stop the search continues with the project not looked at. */
const workBatch = async (needs: Needs, batch: Batch, isStopping: () => boolean) => {
  const candidates = await findCandidates(needs.db, batch, mostAtOnce)
  let last = batch.cursor
  let isTold = false
  for (const candidate of candidates) {
    if (isStopping()) break
    isTold = (await lookAtOne(needs, candidate)) || isTold
    last = candidate.hash
  }
  if (isTold) needs.wakeMail()
  const isLast = candidates.length < mostAtOnce && last === (candidates.at(-1)?.hash ?? last)
  await leaveBatch(needs.db, batch, isLast ? null : last)
  return !isLast
}

/** Compares issued results with today's until every project was looked at; answers when to look again. */
export const searchWorse = async (
  needs: Needs,
  searcher: Searcher,
  isStopping: () => boolean = () => false,
): Promise<number> => {
  await settleLeftBehind(needs.db, needs.clock())
  for (let goesOn = true; goesOn && !isStopping(); ) {
    const batch = await claimBatch(needs.db, searcher, await keyOf(needs, searcher), needs.clock())
    goesOn = batch !== null && (await workBatch(needs, batch, isStopping))
  }
  return longestSleep
}

/** In the background, one project after the other. */
export const startSearch = (needs: Needs): WorkRunner => {
  let searcher: Searcher | null = null
  return startWorkRunner({
    log: needs.log,
    begin: async () => undefined,
    workOff: async (isStopping) => {
      searcher ??= await newSearcher(needs)
      return searchWorse(needs, searcher, isStopping)
    },
    afterFailure: longestSleep,
    longest: longestSleep,
    words: {
      beginFails: 'the search for results that no longer stand waits',
      workFails: 'the search for results that no longer stand waits',
    },
    interrupt: async () => undefined,
  })
}
