import { createHash } from 'node:crypto'
import type { OpenedZones } from '@soundroof/contract/review/figures/figures-console'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
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

/** Whoever proposes or approves has looked at the zones that would open as they are now. */
export const requireSeen = async (
  services: Pick<RoofServices, 'db' | 'opened'>,
  proposed: Proposed,
  seen: string | null,
): Promise<void> => {
  const { projects, seen: now } = await openedZones(services, proposed)
  if (now === seen || now === null) return
  const zones = projects.reduce((sum, project) => sum + project.zones.length, 0)
  throw refuse(409, 'figureOpensZones', { zones, projects: projects.length })
}
