import type { Layout } from '@soundroof/contract/roofs/array/layout'
import { plain } from '../wording/number-text.ts'

const power = (kilowatts: number): string => `${plain(Math.round(kilowatts * 100) / 100)} kW`

/** "24 panels, 10.56 kW, 12 rails, 48 feet". */
export const arrayWords = ({ planes, placed, power: { placed: kilowatts } }: Layout): string => {
  const rails = planes.flatMap((plane) => plane.rails)
  const feet = rails.reduce((sum, rail) => sum + rail.feet.length, 0)
  return `${placed} ${placed === 1 ? 'panel' : 'panels'}, ${power(kilowatts)}, ${rails.length} rails, ${feet} feet`
}
