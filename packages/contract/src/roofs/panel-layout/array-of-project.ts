/** What a project says of its array: whole kW, and where it was entered the number of panels or the kW with decimals. */
export type ArrayOfProject = {
  readonly scale: number | null
  readonly panels?: number | null
  readonly power?: number | null
}

/** kW of a project; null: it states none, or a number of panels. */
export const installedPower = ({ scale, panels, power }: ArrayOfProject): number | null =>
  panels == null ? (power ?? scale) : null
