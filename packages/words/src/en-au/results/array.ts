import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Wording } from '../../language/wording.ts'
import { kilowatts, millimetres } from '../../numbers/measures.ts'
import { counted, listed } from './measures.ts'

const memberName = (run: string): string => (run === 'up-slope' ? 'rafter' : 'purlin or batten')
const edgeName = (run: string): string => (run === 'up-slope' ? 'left end of each eave' : 'eave')
const farEdgeName = (run: string): string => (run === 'up-slope' ? 'right end of the eave' : 'top of the plane')

const frameSideName: Readonly<Record<FrameSide, string>> = {
  eave: 'the eave',
  ridge: 'away from the eave',
  left: 'the left edge, as seen from the eave',
  right: 'the right edge, as seen from the eave',
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10)
/** What is there, rounded down. */
const tenthsDown = (value: number): string => String(Math.floor(value * 10 + 1e-6) / 10)

const sideName = { edge: 'the edge of the roof', ridge: 'the ridge', hip: 'a hip' } as const

/** The layout of panels on a roof. */
export const array = {
  'no-member-below-rail-ends':
    'near roof edges and obstacles, rail ends would reach too far past the last purlin, batten, rafter or rib',
  'array-has-its-place': 'the place that was given to the array',
  'irregular-roof-is-not-laid-out':
    'Panels are laid out on rectangular buildings only: give the rectangle that carries the panels as a project of its own, or have the layout drawn.',
  'tilt-frames-are-not-laid-out':
    'Panels on tilt frames were not laid out when this revision was drawn: keep a layout again, and they are.',
  'member-spacing-is-not-known':
    'The spacing of purlins, battens or rafters is 0, so feet have no place: enter the measured spacing in the Structure step.',
  'result-is-older-than-layouts':
    'This result is older than layouts and does not say where rails lie: calculate the project again.',
  'panel-past-the-roof': 'It reaches past the roof.',
  'panel-on-another': 'It lies on another panel.',
  'no-line-below-its-rails': 'No purlin, batten, course or rib lies where its rails may stand.',
  'no-foot-below-its-rails': 'Its rails find no purlin, batten, rafter or rib near their ends.',
  'its-rails-meet-others':
    'Its rails run into those of its neighbour: bring them into line, or leave 100 mm between them.',
  'frames-face-up-or-down-a-slope': 'On a sloping roof rows of tilt frames look up or down the slope.',
  'rails-lie-in-the-frames':
    'Rows and rails run across each other: each panel lies on rails of its own, which are tilted with it and stand on a front and a rear leg.',
  'rows-shade-each-other': ({ pitch, clear, share }) =>
    `Rows ${millimetres(pitch)} apart shade each other at noon on the shortest day: ${Math.ceil(share * 100)} % of each panel lies in the shadow of the row before it. Rows ${millimetres(clear)} apart would not.`,
  'frames-face-from-north': ({ azimuth }) =>
    `Rows of tilt frames face ${Math.round(azimuth)}° clockwise from north, away from the sun of noon.`,
  'frames-face': ({ plane, faces, azimuth }) => {
    const where = plane === 'roof' ? '' : ` on the ${plane} face`
    const side = frameSideName[faces as FrameSide]
    return azimuth === null
      ? `Rows of tilt frames${where} face ${side}; which way that is from north is not known.`
      : `Rows of tilt frames${where} lie parallel to the building and face ${side}, ${Math.round(azimuth)}° clockwise from north.`
  },
  'frames-clear-of-shadow': ({ sun, latitude }) =>
    `Distances from row to row follow the sun at noon on the shortest day, ${tenths(sun)}° high (latitude ${tenths(Math.abs(latitude))}°); trees, ranges and other parts of the building are not looked at.`,
  'legs-are-braced': ({ lowEdge }) =>
    `The low edge of the panels lies ${millimetres(lowEdge)} above the roof. Brace front and rear legs to each other, and use feet certified for the sideways force of their leg.`,
  'legs-take-too-much': ({ zones }) =>
    `Wind turns a tilted panel about its front leg, so a rear leg takes more than the feet of the result: in ${listed(zones)} one fixing does not hold it even on every purlin, rafter or rib, and no panels are laid there. A smaller tilt or a stronger fixing may open it.`,
  'frames-would-overlap': ({ pitch, depth }) =>
    `Rows ${millimetres(pitch)} apart would lie on each other: a panel in its frame covers ${millimetres(Math.ceil(depth))} of the roof.`,
  'no-pitch-for-frames': ({ sun, tilt }) =>
    sun <= 0
      ? 'The sun does not rise here on the shortest day, so no distance keeps rows out of each other’s shadow: enter the distance from row to row.'
      : `At noon on the shortest day the sun stands only ${tenths(sun)}° high, and at a tilt of ${tenths(tilt)}° shadows are longer than 10 m: enter the distance from row to row, or a smaller tilt.`,
  'panel-too-near': ({ side, distance }) => `It is nearer than ${millimetres(distance)} to ${sideName[side]}.`,
  'panel-on-an-obstacle': ({ kind, number }) => `It lies on ${kind} ${number}.`,
  'panel-near-an-obstacle': ({ kind, number, clearance }) =>
    `It lies within the clearance of ${kind} ${number}, ${millimetres(clearance)}.`,
  'panel-in-a-closed-zone': ({ zone }) => `It touches the zone ${zone}, where the result allows no panels.`,
  'panels-not-counted': ({ panels }) =>
    panels === 1
      ? 'One panel may not lie where it is: it is drawn in red and not counted.'
      : `${panels} panels may not lie where they are: they are drawn in red and not counted.`,
  'rails-off-assumed-courses': ({ rails }) =>
    `${counted(rails, 'rail')} ${rails === 1 ? 'finds' : 'find'} no course that holds ${rails === 1 ? 'it' : 'them'}, where the courses are assumed: measure gauge and first courses, or move the rows by less than a gauge.`,
  'pieces-on-one-foot': ({ rails, bar }) =>
    `On ${counted(rails, 'rail')} a piece bears on one foot only: bars of ${millimetres(bar)} are too short for feet this far apart. Order longer bars.`,
  'rails-end-at-their-clamps': ({ rails, least }) =>
    `${counted(rails, 'rail')} ${rails === 1 ? 'ends' : 'end'} less than ${millimetres(least)} past the end clamp, where the roof or an obstacle ends: leave more room.`,
  'courses-lie-at': ({ second, gauge }) =>
    `The tiles have a gauge of ${millimetres(gauge)}, and the nose of the second course lies ${millimetres(second)} from the eave (assumed): measure this before setting out.`,
  'zones-kept-clear': ({ zones }) => `zones where the result allows no panels: ${listed(zones)}`,
  'no-zone-takes-panels': 'The result allows panels in no zone of this roof, so none are laid: it says why.',
  'obstacles-in-the-way': ({ count }) =>
    `${count === 1 ? 'the obstacle or walkway' : `the ${count} obstacles and walkways`} on the roof`,
  'rails-need-four-feet': ({ rails }) =>
    `${counted(rails, 'rail')} on two or three feet ${rails === 1 ? 'bends' : 'bend'} more than the racking system carries: lay longer rows, or ask an engineer.`,
  'fewer-panels-fit': ({ wanted, fits }) => `${wanted} panels were asked for, ${fits} fit.`,
  'more-panels-fit-than-laid': ({ most, fits }) =>
    `${fits} panels fit on this roof. One layout lays at most ${most}: the first ${most} are laid, the others are missing from the drawing and the parts list. Lay the roof out plane by plane, or in parts as projects of their own.`,
  'gable-laid-out-as-one-plane':
    'This gable slopes less than 3 degrees and is laid out as one plane: panels and rails may lie across a ridge. Where the roof has a ridge, keep a walkway free along it; without one the layout holds as drawn.',
  'place-reaches-past-roof': ({ plane, panels }) =>
    `The place of the array on the ${plane} face reaches past where panels may lie: ${panels} of the panels it would take have no room.`,
  'kept-for-an-earlier-roof':
    'Obstacles, walkways and the place of the array were kept for an earlier roof of this project. They lie at the same distances from its edges on this one: check each of them.',
  'kept-for-another-roof': ({ length, width, form, slope }) =>
    `Obstacles, walkways and the place of the array were kept for an earlier roof: ${form}, ${length} m by ${width} m, ${slope} degrees. They lie at the same distances from the edges of this one: check each of them.`,
  'planes-without-panels': ({ planes, others }) =>
    `The array is kept on these planes: ${listed(planes)}. No panels are laid on: ${listed(others)}.`,
  'too-many-panels-wanted': ({ most, wanted }) =>
    `${wanted} panels were asked for, one layout lays at most ${most}: lay the roof out plane by plane, or ask for fewer.`,
  'installed-power-does-not-fit': ({ installed, fits }) =>
    `The project installs ${kilowatts(installed)}, this roof takes ${kilowatts(fits)} of these panels.`,
  'members-lie-at': ({ run, first, pitch, last }) =>
    `The first ${memberName(run)} lies ${millimetres(first)} from the ${edgeName(run)}, the others every ${millimetres(pitch)}${last === null ? '' : `, the last ${millimetres(last)} from the ${farEdgeName(run)}`}: measure this before setting out.`,
  'first-rib-at': ({ first, pitch }) =>
    `The first rib of the sheeting lies ${millimetres(first)} from the left end of each eave, the others every ${millimetres(pitch)}.`,
  'panel-power-assumed': ({ power }) =>
    `Panels are taken as ${tenthsDown(power)} W each (220 W for each square metre).`,
  'too-steep-for-a-flat-roof': ({ slope }) =>
    `A roof of ${slope} degrees is not flat: choose skillion, gable or hip; flat is below 3 degrees.`,
  'panels-lie-along-rails': ({ orientation }) =>
    `Panels in ${orientation} would lie along these rails, which was not calculated: turn the panels, or change the installation method and calculate again.`,
  'no-such-plane': ({ plane, planes }) => `This roof has no plane "${plane}": choose ${listed(planes)}.`,
  'obstacle-outside-plane': ({ plane, width, height }) =>
    `The obstacle reaches beyond the plane "${plane}", which is ${millimetres(width)} along the eave and ${millimetres(height)} up the slope at most: correct its position or size, or name another plane.`,
  'panel-larger-than-roof': ({ length, width, along, up }) =>
    `A panel of ${length} x ${width} mm is larger than the largest roof plane (${millimetres(along)} along the eave, ${millimetres(up)} up the slope): check the panel size and the building dimensions.`,
} satisfies Partial<Wording>
