import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { keptClearLook, ridgeCornerLook, zoneLook } from './palette.ts'
import type { Style } from './scene.ts'
import type { Region } from './zone-regions.ts'

export const lookOf = (region: Region) => (region === 'RidgeCorner' ? ridgeCornerLook : zoneLook[region])

/** Areas to keep clear look the same in every zone. */
export const zoneStyle = (region: Region, isKeptClear: boolean): Style => {
  if (isKeptClear) return keptClearLook
  const { fill, hatch, hatchColour } = lookOf(region)
  return { fill, hatch, hatchColour }
}

/** The result has this zone and allows no panels there. */
export const keptClearIn = ({ zoneResults, ridgeCorner }: BriefResult): ((region: Region) => boolean) => {
  const clear = new Set<Region>(
    zoneResults
      .filter(
        ({ installable, fixingSpacing, notApplicable }) => !notApplicable && (!installable || fixingSpacing === null),
      )
      .map(({ title }) => title),
  )
  if (ridgeCorner && (!ridgeCorner.installable || ridgeCorner.fixingSpacing === null)) clear.add('RidgeCorner')
  return (region) => clear.has(region)
}
