export const roofForms = ['gable', 'hip', 'skillion', 'flat'] as const
/** Skillion: one plane that slopes to one side. */
export type RoofForm = (typeof roofForms)[number]

/** Below this slope, degrees, a roof is flat. Method 2. */
const FLAT_BELOW = 3

/** The form as it is drawn and laid out: one plane below 3 degrees. A gable is what a roof is taken for. Decision 033. */
export const drawnForm = (form: RoofForm, slope: number): RoofForm =>
  form === 'gable' && slope < FLAT_BELOW ? 'flat' : form

/** How a form and a slope contradict each other; null: they do not. A gable is what a roof is taken for. */
export const formContradiction = (form: RoofForm, slope: number): 'too-steep' | 'too-flat' | null => {
  if (form === 'flat') return slope >= FLAT_BELOW ? 'too-steep' : null
  return form === 'hip' && slope < FLAT_BELOW ? 'too-flat' : null
}
