import { drawnForm, type RoofForm } from '../fields/roof-form.ts'

/** W for each m2 of panel, where its power is not given: modules of 2024 to 2026 have 205 to 230. */
const assumedPowerPerArea = 220

/** mm. */
type Panel = { readonly length: number; readonly width: number }
/** mm, and degrees. */
type Roof = { readonly form: RoofForm; readonly length: number; readonly width: number; readonly slope: number }

/** W. */
export const assumedPower = ({ length, width }: Panel): number => (assumedPowerPerArea * length * width) / 1e6

/** Least number of panels of this power, W, for at least so many kW. */
export const panelsForPower = (kilowatts: number, power: number): number => Math.ceil((1000 * kilowatts) / power - 1e-9)

const times = (room: number, size: number): number => Math.floor(room / size + 1e-9)

const onRectangle = (along: number, up: number, { length, width }: Panel): number =>
  Math.max(times(along, length) * times(up, width), times(along, width) * times(up, length))

/** Most whole panels on a roof without setbacks, gaps and obstacles. On hip roofs by the area of the slopes. */
export const mostPanels = ({ form, length, width, slope }: Roof, panel: Panel): number => {
  const stretch = 1 / Math.cos((slope * Math.PI) / 180)
  if (form === 'hip') return times(length * width * stretch, panel.length * panel.width)
  if (drawnForm(form, slope) === 'gable') return 2 * onRectangle(length, (width / 2) * stretch, panel)
  return onRectangle(length, width * stretch, panel)
}
