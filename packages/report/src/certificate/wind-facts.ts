import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import type { Fact } from '../pack/pack-blocks.ts'
import { significant, withUnits } from '../wording/number-text.ts'
import { partOf, stepOf } from '../wording/trace-lookup.ts'
import type { CertificateInput } from './certificate-input.ts'

type Wind = Pick<CertificateInput, 'result' | 'project'>

/** A row without a value is left out. */
export const fact = (label: string, value: string | null, symbols = false): readonly Fact[] =>
  value === null || value === '' ? [] : [{ label, value, ...(symbols ? { symbols } : {}) }]

/** Value of an assumption by its label, as the result says it. */
export const assumed = ({ assumptions }: Pick<AssessmentResult, 'assumptions'>, label: string): string | null => {
  const value = assumptions.find((assumption) => assumption.label === label)?.value
  return value === undefined ? null : withUnits(value)
}

const windOf = (result: AssessmentResult) => ({
  ultimate: partOf(result.trace, 'wind-ultimate'),
  service: partOf(result.trace, 'wind-service'),
})

export const numberAt = (part: TraceNode | null, symbol: string, decimals?: number): string | null => {
  const step = stepOf(part, symbol)
  if (step === null) return null
  return decimals === undefined ? significant(step.value) : step.value.toFixed(decimals)
}

/** A step with its service value in brackets: "44.94 m/s (30.75)". */
const both = (result: AssessmentResult, symbol: string, decimals: number, unit: string): string | null => {
  const { ultimate, service } = windOf(result)
  const value = numberAt(ultimate, symbol, decimals)
  const other = numberAt(service, symbol, decimals)
  if (value === null) return null
  const said = unit === '' ? value : `${value} ${unit}`
  return other === null || (other === value && unit === '') ? said : `${said} (${other})`
}

/** "500 years ultimate, 25 years service" as "1/500 (1/25)". */
const probability = (result: AssessmentResult): string | null => {
  const said = assumed(result, 'Return period')
  const years = said?.match(/\d[\d ]*(?= years)/g) ?? []
  if (years.length === 0) return said
  const [ultimate = '', service] = years.map((text) => `1/${text.trim()}`)
  return service === undefined ? ultimate : `${ultimate} (${service})`
}

const regionText = ({ result, project }: Wind): string | null => {
  const region = assumed(result, 'Wind region')
  const { importanceLevel } = project.options
  return region === null ? null : `${region}, level ${importanceLevel}`
}

const terrainText = (result: AssessmentResult): string | null => {
  const terrain = assumed(result, 'Terrain category')
  return terrain !== null && /^[\d.]+$/.test(terrain) ? `category ${terrain}` : terrain
}

/** Terrain and height, direction, shielding, topography, climate change: those that the derivation holds. */
const factors = ['M_zcat', 'M_d', 'M_s', 'M_t', 'M_c'] as const

/** The multiplier for climate change is told where it counts: regions B2, C and D (AS/NZS 1170.2:2021 table 3.3). */
const isTold = ({ symbol, value }: { readonly symbol: string; readonly value: string }): boolean =>
  symbol !== 'M_c' || value !== '1'

const factorFact = (result: AssessmentResult): readonly Fact[] => {
  const { ultimate } = windOf(result)
  const found = factors
    .flatMap((symbol) => {
      const value = numberAt(ultimate, symbol)
      return value === null ? [] : [{ symbol, value }]
    })
    .filter(isTold)
  const names = found.map(({ symbol }) => symbol).join(', ')
  return found.length === 0 ? [] : [{ label: names, value: found.map(({ value }) => value).join(', '), symbols: true }]
}

/** The class that a certificate of the house names, with its design speed. */
const classFact = ({ result, project }: Wind): readonly Fact[] => {
  const { windClass } = project.options
  const speed = both(result, 'V_class', 1, 'm/s')
  return windClass === null ? [] : fact('Wind class', speed === null ? windClass : `${windClass}, ${speed}`)
}

/** Design speed where it is not the site speed. */
const designFact = (result: AssessmentResult): readonly Fact[] => {
  const [site, design] = [both(result, 'V_sit', 2, 'm/s'), both(result, 'V', 2, 'm/s')]
  return site === null || design === site ? [] : fact('V, design', design)
}

/** Wind as the derivation has it: ultimate, with service in brackets. */
export const windFacts = ({ result, project }: Wind): readonly Fact[] => [
  ...fact('Region, importance', regionText({ result, project })),
  ...fact('Annual probability', probability(result)),
  ...classFact({ result, project }),
  ...fact('V_R', both(result, 'V_R', 0, 'm/s'), true),
  ...fact('Terrain', terrainText(result)),
  ...factorFact(result),
  ...fact('V_sit', both(result, 'V_sit', 2, 'm/s'), true),
  ...designFact(result),
  ...fact('q', both(result, 'q', 2, 'kPa')),
]

/** The same in one sentence, for an entry of a form. */
export const windSentence = (input: Wind): string =>
  windFacts(input)
    .map(({ label, value }) => `${label} ${value}`)
    .join('; ')
