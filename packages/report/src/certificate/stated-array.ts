import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { plain } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'

type Placed = Pick<CertificateInput, 'layout'>
type Stated = Placed & Pick<CertificateInput, 'project'>

/** Whether panels placed themselves: nobody said that they are to lie there. */
export const isExample = ({ layout }: Placed): boolean => layout?.isChosen === true && layout.placed > 0

/** The array as somebody laid it out. */
export const laidOut = ({ layout }: Placed): CertificateInput['layout'] =>
  layout === null || layout.isChosen ? null : layout

/** Below a plan with panels that placed themselves. */
export const exampleWords = (input: Placed): string =>
  isExample(input) ? ' Nobody laid out the array: panels are shown where they fit, as an example.' : ''

/** Whether the project states more than the roof takes, and nobody drew fewer. */
export const isMoreThanFits = ({ layout }: Placed): boolean =>
  layout?.isChosen === true && layout.wanted !== null && layout.wanted > layout.fits

/** Panels that place themselves are a number that nobody stated; one that has no room is none to certify. */
export const statedPanels = (input: Stated): string => {
  const { solar } = input.project
  if (isMoreThanFits(input)) return 'solar panels'
  const drawn = laidOut(input)?.placed ?? 0
  const count = drawn > 0 ? drawn : solar.panels
  if (count !== null) return count === 1 ? '1 solar panel' : `${count} solar panels`
  const power = installedPower(solar)
  return power === null ? 'solar panels' : `solar panels of ${plain(power)} kW`
}

/** What is not certified of an array that nobody laid out: "Number and places of panels". */
export const openOfExample = (input: Stated): string =>
  input.project.solar.panels === null || isMoreThanFits(input) ? 'Number and places of panels' : 'Places of panels'
