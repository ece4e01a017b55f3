import { bendingAndShear } from '../../src/standards/as_nzs_4600_2018/web-shear.ts'
import { analyseBeam, type BeamAnalysis, type Station } from '../line/beam-analysis.ts'
import { DEFLECTION_RATIO, HALF_LAP, INWARD, INWARD_IN_LAP, OUTWARD } from '../line/calibration.ts'
import { type LineMesh, lineMesh, type PurlinLine, type Support } from '../line/purlin-line.ts'
import { type Direction, twistBucklingLoad } from '../line/twist-buckling.ts'
import type { SectionStrength } from './section-strength.ts'

/** A line with the forces of 1 N/mm on all its spans: one analysis serves all sections. */
export type AnalysedLine = { readonly mesh: LineMesh; readonly beam: BeamAnalysis }

export const analyseLine = (line: PurlinLine, halfLap = HALF_LAP.value): AnalysedLine => {
  const mesh = lineMesh(line, halfLap)
  return { mesh, beam: analyseBeam(mesh) }
}

/** A line of a table: a single span, else two equal spans. */
export type LineAt = (support: Support, span: number) => AnalysedLine

/** The lines of several tables, each analysed once; half of a lap by span, mm. */
export const tableLines = (halfLap: (span: number) => number): LineAt => {
  const known = new Map<string, AnalysedLine>()
  return (support, span) => {
    const key = `${support} ${span}`
    const line = known.get(key) ?? analyseLine({ support, spans: support === 'single' ? 1 : 2, span }, halfLap(span))
    known.set(key, line)
    return line
  }
}

const stationsOf = ({ beam }: AnalysedLine): readonly Station[] => beam.ends.flat()

/** Load at which one place is fully used: bending, and bending with shear; two lapped sections share both. */
const placeCapacity = (strength: SectionStrength, { moment, shear, sections }: Station): number => {
  const [M, V] = [Math.abs(moment) / sections, Math.abs(shear) / sections]
  const combined = bendingAndShear(M, strength.sectionMoment, V, strength.shearCapacity)
  return Math.min(strength.momentCapacity / M, 1 / combined)
}

/** Load at which the bolts of a support are fully used; lapped sections share the bolts and bear with two webs. */
const cleatLoad = (strength: SectionStrength, { mesh, beam }: AnalysedLine): number =>
  Math.min(
    ...beam.reactions.map((reaction, index) => {
      const isInner = index > 0 && index < beam.reactions.length - 1
      const sections = isInner && mesh.line.support === 'lapped' ? 2 : 1
      return Math.min(strength.boltShear, sections * strength.webBearing) / reaction
    }),
  )

/** Design capacity of the fully braced line, N/mm. */
export const bracedCapacity = (strength: SectionStrength, line: AnalysedLine): number =>
  Math.min(cleatLoad(strength, line), ...stationsOf(line).map((station) => placeCapacity(strength, station)))

/** The place where one section carries the largest moment; of equals, the one with a single section. */
const mostStressed = (stations: readonly Station[]): Station =>
  stations.reduce((most, station) => {
    const [mine, best] = [Math.abs(station.moment) / station.sections, Math.abs(most.moment) / most.sections]
    return mine > best || (mine === best && station.sections < most.sections) ? station : most
  })

/** Design load of buckling by twisting, measured by the moment at a place. */
const twistCapacity = (
  strength: SectionStrength,
  { mesh, beam }: AnalysedLine,
  { moment, sections }: Station,
  model: Parameters<typeof twistBucklingLoad>[1],
  way: { readonly direction: Direction; readonly rows: number },
): number => {
  const M = Math.abs(moment) / sections
  return strength.lateralMoment(twistBucklingLoad(strength.twisting, model, { mesh, beam, ...way }) * M) / M
}

/** Bound of two continuous spans without laps in uplift, N/mm; none with bridging, nor for other lines. */
const continuousBound = (strength: SectionStrength, { mesh, beam }: AnalysedLine, rows: number): number => {
  const { support, spans } = mesh.line
  if (support !== 'continuous' || spans !== 2 || rows > 0) return Number.POSITIVE_INFINITY
  return strength.continuousUplift / Math.max(...beam.ends.flat().map(({ moment }) => Math.abs(moment)))
}

/**
 * Design capacity of a purlin line under a uniform load in one direction, N/mm (kN/m), by rows of bridging in every span.
 * Uplift is measured by the most stressed place outside the laps. Downward load as well, unless the doubled section at a
 * support is the most stressed: then by that.
 */
export const lineCapacity = (
  strength: SectionStrength,
  line: AnalysedLine,
  direction: Direction,
  rows: number,
): number => {
  const braced = bracedCapacity(strength, line)
  const stations = stationsOf(line)
  const way = { direction, rows }
  const most = mostStressed(stations)
  if (direction === 'inward' && most.sections === 2)
    return Math.min(braced, twistCapacity(strength, line, most, INWARD_IN_LAP.value, way))
  const single = mostStressed(stations.filter(({ sections }) => sections === 1))
  if (direction === 'inward') return Math.min(braced, twistCapacity(strength, line, single, INWARD.value, way))
  const twisted = twistCapacity(strength, line, single, OUTWARD.value, way)
  return Math.min(braced, twisted, continuousBound(strength, line, rows))
}

/** Service load at which the line sags by span/150, N/mm (kN/m), all spans loaded. */
export const serviceLoad = (strength: SectionStrength, { mesh, beam }: AnalysedLine): number =>
  (mesh.line.span / DEFLECTION_RATIO) * (strength.stiffness / beam.deflection)
