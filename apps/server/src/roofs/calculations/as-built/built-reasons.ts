import { type Told, type ToldValue, toldBy } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { codedMessage } from '@soundroof/contract/roofs/results/messages/coded-message'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { BuiltReason, ComparedCheck } from '@soundroof/engine/as-built/built-reason'
import { hundredthsUp, millimetres, millimetresUp, percent, threeDigits } from '@soundroof/words/numbers/measures'

const said = (message: Message): Told => ({ coded: codedMessage(message) })

const comparedValues = ({ rails, spacing, check, demand, capacity, unit }: ComparedCheck) => ({
  rails,
  spacing: millimetresUp(spacing),
  check: said(check),
  // A demand is never shown smaller than it is.
  demand: `${hundredthsUp(demand)} ${unit}`,
  capacity: `${threeDigits(capacity)} ${unit}`,
  use: percent(demand / capacity),
})

const planned = (value: number | null, unit: string): ToldValue =>
  value === null ? told('builtNotPlanned') : told('builtPlannedFor', { value: `${hundredthsUp(value)} ${unit}` })

/** A reason of the engine as a sentence in code. */
export const builtReasonTold = (reason: BuiltReason): Told => {
  switch (reason.kind) {
    case 'passes':
      return told('builtPasses', comparedValues(reason))
    case 'fails':
      return told('builtFails', comparedValues(reason))
    case 'passes-by':
    case 'fails-by': {
      const { rails, spacing, worst } = reason
      const values = { rails, spacing: millimetresUp(spacing), worst: said(worst) }
      return toldBy(reason.kind === 'passes-by' ? 'builtPassesBy' : 'builtFailsBy', values)
    }
    case 'rails-not-possible':
      return reason.reason === null
        ? told('builtRailsNotPossible', { rails: reason.rails })
        : told('builtRailsNotPossibleFor', { rails: reason.rails, reason: said(reason.reason) })
    case 'setback':
      return told('builtSetback', { built: millimetres(reason.built), required: millimetresUp(reason.required) })
    case 'asks-more': {
      const { check, demand, unit } = reason
      const values = { check: said(check), demand: `${hundredthsUp(demand)} ${unit}` }
      return told('builtAsksMore', { ...values, planned: planned(reason.planned, unit) })
    }
    case 'loads-member':
      return told('builtLoadsMember', { check: said(reason.check), reason: said(reason.reason) })
    case 'crossing':
      return told('builtCrossing', {
        demand: `${hundredthsUp(reason.demand)} kN`,
        planned: planned(reason.planned, 'kN'),
      })
    case 'sag':
      return told('builtSag', { sag: `${hundredthsUp(reason.sag)} mm`, planned: planned(reason.planned, 'mm') })
    case 'not-calculated':
      return told('builtNotCalculated')
  }
}
