import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Building } from '../roof/roof-planes.ts'
import type { Zoning } from '../roof/zone-regions.ts'
import type { Frames } from './frame-rows.ts'
import type { ZoneAnswers } from './zone-answer.ts'

/** Lines at a pitch, from the first one on, with one more at the end where there is a last, mm. */
export type Lines = {
  readonly first: number
  readonly pitch: number
  readonly last: number | null
  /** What the first line is called, where it is not the first: the first course of tiles lies over the gutter. */
  readonly numberOfFirst?: number
}

/** Of the racking system, with what was asked in its place; lengths in mm. */
export type RailSettings = {
  readonly overhangShare: number
  readonly longestOverhang: number
  readonly pastPanel: number
  readonly stockLengths: readonly number[]
  readonly kerf: number
  readonly spliceShare: number
  /** Longest rail without an expansion joint; absent: its maker names none. */
  readonly expansion?: number | undefined
}

/** Everything that a layout follows from; lengths in mm. */
export type ArrayRoof = {
  readonly building: Building
  /** Below 3 degrees, where a ridge counts for nothing: decision 033. */
  readonly isGableAsOnePlane: boolean
  readonly zoning: Zoning
  readonly setback: number
  /** How panels are held, in each zone that may carry them. */
  readonly answers: ZoneAnswers
  /** Rails run up the slope, or along the eave. */
  readonly railsUpSlope: boolean
  /** Along a rail, what feet stand on: members, ribs or courses; or anywhere on a member. */
  readonly feetOn: 'members' | 'anywhere' | Lines
  /** Across the rails: what rails lie on; null where they lie anywhere. */
  readonly railLines: Lines | null
  /** Of tiles, whose hooks come out under the nose of a course, mm; null: no tiles, or their gauge is not known. */
  readonly courses: { readonly second: number; readonly gauge: number } | null
  /** Of the sheeting, where clamps stand on them. */
  readonly ribs: Lines | null
  readonly members: Pick<Lines, 'first' | 'pitch'> & { readonly run: 'along-eave' | 'up-slope' }
  readonly panel: {
    readonly length: number
    readonly width: number
    readonly power: number
    /** To the roof, degrees, of panels in tilt frames. */
    readonly tilt?: number
  }
  /** Null: flush panels. */
  readonly frames: Frames | null
  /** Neither asked nor said by a module. */
  readonly isPowerAssumed: boolean
  /** kg/m2 of panels and rails: the heavier bound. */
  readonly heavierMass: number
  /** kW, of the project; null where it says none. */
  readonly installed: number | null
  readonly rails: RailSettings
  readonly request: LayoutRequest
}
