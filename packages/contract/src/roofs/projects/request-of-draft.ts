import { type KeptLayout, type LayoutRequest, requestOfProject } from '../panel-layout/layout-request.ts'
import type { ProjectDraft } from './draft.ts'

type Drawn = Pick<ProjectDraft, 'solar' | 'building' | 'options'>

/** W by the data sheet; null: not known, or the module is one of the catalogue, which the engine reads itself. */
export const powerOfOwnModule = ({ options }: Pick<ProjectDraft, 'options'>): number | null =>
  options.module === null ? (options.ownModule?.power ?? null) : null

/** The request for a project; a power that somebody typed stands above that of the data sheet. */
export const requestOfDraft = (kept: KeptLayout | null, draft: Drawn): LayoutRequest => {
  const request = requestOfProject(kept, draft.solar, draft.building.frontFacing)
  return { ...request, panelPower: request.panelPower ?? powerOfOwnModule(draft) }
}
