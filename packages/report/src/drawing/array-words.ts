import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { plain } from '../wording/number-text.ts'

const power = (kilowatts: number): string => `${plain(Math.round(kilowatts * 100) / 100)} kW`

/** "24 panels, 10.56 kW, 12 rails, 48 feet". */
export const arrayWords = (say: Say, { planes, placed, power: { placed: kilowatts } }: Layout): string => {
  if (placed === 0) return say('report.no-panels')
  const rails = planes.flatMap((plane) => plane.rails)
  const feet = rails.reduce((sum, rail) => sum + rail.feet.length, 0)
  return say(placed === 1 ? 'report.1-panel-rails-feet' : 'report.panels-rails-feet', {
    panels: placed,
    power: power(kilowatts),
    rails: rails.length,
    feet,
  })
}
