import { text } from '@soundroof/contract/platform/text'
import type { Layout } from '@soundroof/contract/roofs/array/layout'
import { plain } from '../wording/number-text.ts'

const power = (kilowatts: number): string => `${plain(Math.round(kilowatts * 100) / 100)} kW`

/** "24 panels, 10.56 kW, 12 rails, 48 feet". */
export const arrayWords = ({ planes, placed, power: { placed: kilowatts } }: Layout): string => {
  if (placed === 0) return text('no panels')
  const rails = planes.flatMap((plane) => plane.rails)
  const feet = rails.reduce((sum, rail) => sum + rail.feet.length, 0)
  return text(
    placed === 1
      ? '1 panel, {power}, {rails} rails, {feet} feet'
      : '{panels} panels, {power}, {rails} rails, {feet} feet',
    { panels: placed, power: power(kilowatts), rails: rails.length, feet },
  )
}
