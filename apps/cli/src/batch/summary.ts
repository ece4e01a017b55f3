import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'

type Part = Omit<ZoneResult, 'title' | 'notApplicable'>

const fixing = ({
  installable,
  numRails,
  fixingSpacing,
  settingOut,
  railPlacement,
  governingCheck,
  margin,
  reason,
}: Part) => ({
  installable,
  numRails,
  fixingSpacing,
  settingOut,
  railPlacement,
  governingCheck,
  margin,
  reason,
})

/** Verdict, basis, conditions and the fixing of every zone, without checks and derivation. */
export const summaryOf = (result: AssessmentResult) => ({
  verdict: result.verdict,
  basis: result.basis,
  resultString: result.resultString,
  conditions: result.conditions,
  notChecked: result.notChecked,
  valueA: result.valueA,
  setback: result.setback,
  zones: result.zoneResults.map((zone) => ({
    title: zone.title,
    notApplicable: zone.notApplicable,
    ...fixing(zone),
  })),
  ridgeCorner: result.ridgeCorner === null ? null : { size: result.ridgeCorner.size, ...fixing(result.ridgeCorner) },
  engineVersion: result.engineVersion,
  catalogueVersion: result.catalogueVersion,
})
