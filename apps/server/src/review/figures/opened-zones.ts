import { createHash } from 'node:crypto'
import type { OpenedZones } from '@soundroof/contract/review/figures/figures-console'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { productKindOf } from './limits/product-kind.ts'
import { type Looked, type LookedAt, lookedAt } from './looked-at.ts'
import type { Proposed } from './proposed-figure.ts'
import { namesOf } from './resting-projects.ts'

/** Equal lists have equal identities in every process. */
const identityOf = (projects: OpenedZones['projects']): string =>
  createHash('sha256')
    .update(JSON.stringify(projects.map(({ hash, zones, isCalculated }) => [hash, isCalculated ? zones : null]).sort()))
    .digest('hex')

type Needs = Pick<RoofServices, 'db' | 'opened'>

const named = async ({ db }: Needs, { projects }: LookedAt): Promise<OpenedZones['projects']> => {
  const opening = projects.filter(({ zones, isCalculated }) => zones.length > 0 || !isCalculated)
  if (opening.length === 0) return []
  const names = new Map(
    (
      await namesOf(
        db,
        opening.map(({ hash }) => hash),
      )
    ).map((row) => [row.hash, row]),
  )
  return opening.flatMap(({ hash, zones, isCalculated }) => {
    const row = names.get(hash)
    if (row === undefined) return []
    return [{ hash, project: row.project, company: row.company, zones: [...zones], isCalculated }]
  })
}

/**
 * Zones that pass as proposed and not today, and projects that cannot be calculated. An incomplete list has no identity, so
 * nobody can confirm it.
 */
const shown = async (needs: Needs, looked: LookedAt): Promise<OpenedZones> => {
  const { resting } = looked
  const projects = await named(needs, looked)
  const isComplete = looked.projects.length === resting
  const seen = !isComplete || projects.length === 0 ? null : identityOf(projects)
  return { projects, lookedAt: looked.projects.length, resting, seen }
}

/** Incomplete while `lookedAt` is below `resting`. */
export const openedZones = async (needs: Needs, proposed: readonly Proposed[]): Promise<OpenedZones> =>
  shown(needs, await lookedAt(needs, proposed))

const counted = (projects: readonly Pick<Looked, 'zones' | 'isCalculated'>[]) => ({
  zones: projects.reduce((sum, { zones }) => sum + zones.length, 0),
  projects: projects.filter(({ isCalculated }) => isCalculated).length,
  unknown: projects.filter(({ isCalculated }) => !isCalculated).length,
})

/** Attack: with many projects, those not looked at yet open zones unseen. */
const requireComplete = (done: number, resting: number): void => {
  if (done < resting) throw refuse(409, 'figureStillLooking', { done, resting })
}

/** Refuses a proposal or approval whose list of opened zones is not the present one. */
export const requireSeen = async (
  needs: Needs,
  proposed: readonly Proposed[],
  seen: string | null,
): Promise<LookedAt> => {
  const looked = await lookedAt(needs, proposed)
  const { projects, seen: now, lookedAt: done, resting } = await shown(needs, looked)
  requireComplete(done, resting)
  if (now !== seen && now !== null) throw refuse(409, 'figureOpensZones', counted(projects))
  return looked
}

/**
 * The published figure counts again at once, so an engineer alone may do this only where no result becomes milder. A
 * product published nowhere is gone then, with every zone that rests on it, so nothing is looked at.
 */
export const requireNothingMilder = async (
  needs: Needs & Pick<RoofServices, 'catalogue'>,
  figure: string,
): Promise<LookedAt | null> => {
  const kind = productKindOf(figure)
  if (kind !== null && !(figure.slice(kind.length + 1) in needs.catalogue.published[kind])) return null
  const looked = await lookedAt(needs, [{ figure, values: null, entry: null }])
  requireComplete(looked.projects.length, looked.resting)
  const milder = looked.projects.filter(({ isMilder }) => isMilder)
  const { projects, zones } = counted(milder)
  if (milder.length > 0) throw refuse(409, 'figureTakenBackMilder', { projects, zones })
  return looked
}
