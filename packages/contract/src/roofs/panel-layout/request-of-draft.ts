import { type KeptLayout, type LayoutRequest, requestOfProject } from './layout-request.ts'

type WithModule = {
  readonly options: {
    readonly module: string | null
    readonly ownModule?: { readonly power: number | null } | null | undefined
  }
}

type Drawn = WithModule & {
  readonly solar: Parameters<typeof requestOfProject>[1]
  readonly building: { readonly frontFacing: number | null }
}

/** W by the data sheet; null: not known, or the module is one of the catalogue, which the engine reads itself. */
export const powerOfOwnModule = ({ options }: WithModule): number | null =>
  options.module === null ? (options.ownModule?.power ?? null) : null

/** The request for a project; a power that somebody typed stands above that of the data sheet. */
export const requestOfDraft = (kept: KeptLayout | null, draft: Drawn): LayoutRequest => {
  const request = requestOfProject(kept, draft.solar, draft.building.frontFacing)
  return { ...request, panelPower: request.panelPower ?? powerOfOwnModule(draft) }
}
