/** As stored; `gable` is the default. Decision 033. */
export const roofForms = ['gable', 'hip', 'skillion', 'flat'] as const
/** Skillion: one plane that slopes to one side. */
export type RoofForm = (typeof roofForms)[number]

/** Below this slope, degrees, a roof is flat. Method 2. */
const FLAT_BELOW = 3

/** The form as drawn and laid out: a gable, the default, is one plane below 3 degrees. Decision 033. */
export const drawnForm = (form: RoofForm, slope: number): RoofForm =>
  form === 'gable' && slope < FLAT_BELOW ? 'flat' : form

/** How form and slope contradict each other; null: they do not. Gable is the default, so it never does. */
export const formContradiction = (form: RoofForm, slope: number): 'too-steep' | 'too-flat' | null => {
  if (form === 'flat') return slope >= FLAT_BELOW ? 'too-steep' : null
  return form === 'hip' && slope < FLAT_BELOW ? 'too-flat' : null
}
