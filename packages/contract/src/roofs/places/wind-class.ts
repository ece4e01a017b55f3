/** Classes of AS 4055: N for houses outside cyclonic regions, C inside. */
export const windClassNames = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'C1', 'C2', 'C3', 'C4'] as const
/** A class of AS 4055, on house plans. */
export type WindClass = (typeof windClassNames)[number]

/** C1 to C4 are no classes of regions A and B1, N1 to N6 none of C and D; B2 has both. */
export const contradictsRegion = (windClass: WindClass, region: string): boolean =>
  windClass.startsWith('C') ? region.startsWith('A') || region === 'B1' : region === 'C' || region === 'D'
