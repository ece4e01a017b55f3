import { createHash } from 'node:crypto'
import type { OpenedZones } from '@soundroof/contract/review/figures/figures-console'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { productKindOf } from './product-kind.ts'
import type { Proposed } from './proposed-figure.ts'
import { countResting, projectsOn } from './resting-projects.ts'

/** Two calculations each: about a second beside the server. */
export const mostLookedAt = 500

export const projectName = (draft: unknown): string => {
  const { name, number } = projectDraft.parse(draft).header
  return `${number} ${name}`
}

/** The same list has the same identity, in whichever process. */
const identityOf = (projects: OpenedZones['projects']): string =>
  createHash('sha256')
    .update(JSON.stringify(projects.map(({ hash, zones }) => [hash, zones]).sort()))
    .digest('hex')

/** What would pass with the figure as proposed and does not today. */
export const openedZones = async (
  { db, opened }: Pick<RoofServices, 'db' | 'opened'>,
  proposed: Proposed,
): Promise<OpenedZones> => {
  const rows = (await projectsOn(db, proposed.figure, null, mostLookedAt)).slice(0, mostLookedAt)
  const zones = await opened({ ...proposed, inputs: rows.map(({ input }) => assessmentInput.parse(input)) })
  const projects = rows.flatMap(({ hash, draft, company }, index) => {
    const titles = zones[index] ?? []
    return titles.length === 0 ? [] : [{ hash, project: projectName(draft), company, zones: [...titles] }]
  })
  const resting = rows.length < mostLookedAt ? rows.length : await countResting(db, proposed.figure)
  return { projects, lookedAt: rows.length, resting, seen: projects.length === 0 ? null : identityOf(projects) }
}

const counted = (projects: OpenedZones['projects']) => ({
  zones: projects.reduce((sum, { zones }) => sum + zones.length, 0),
  projects: projects.length,
})

/** Whoever proposes or approves has looked at the zones that would open as they are now. */
export const requireSeen = async (
  services: Pick<RoofServices, 'db' | 'opened'>,
  proposed: Proposed,
  seen: string | null,
): Promise<void> => {
  const { projects, seen: now } = await openedZones(services, proposed)
  if (now === seen || now === null) return
  throw refuse(409, 'figureOpensZones', counted(projects))
}

/**
 * The published figure counts again at once: alone an engineer does so to the safe side only. A product that is published
 * nowhere is gone then, and with it every zone that rests on it.
 */
export const requireNothingOpens = async (
  services: Pick<RoofServices, 'db' | 'opened' | 'catalogue'>,
  figure: string,
): Promise<void> => {
  const kind = productKindOf(figure)
  if (kind !== null && !(figure.slice(kind.length + 1) in services.catalogue.published[kind])) return
  const { projects } = await openedZones(services, { figure, values: null, entry: null })
  if (projects.length > 0) throw refuse(409, 'figureTakenBackOpensZones', counted(projects))
}
