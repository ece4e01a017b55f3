import type { Wording } from '../../language/wording.ts'
import { millimetres } from '../../numbers/measures.ts'
import { counted, listed } from './measures.ts'

const memberName = (run: string): string => (run === 'up-slope' ? 'rafter' : 'purlin or batten')
const edgeName = (run: string): string => (run === 'up-slope' ? 'left edge' : 'eave')
const more = (panels: number): string => `${panels} more ${panels === 1 ? 'panel fits' : 'panels fit'}`
const zoneWords = (zone: string): string => (zone === 'Ridge ends' ? 'at the ridge ends' : `in the ${zone} zone`)

/** What a layout leaves on the roof, and what would bring it back. */
export const hints = {
  'zone-costs-feet': ({ zone, panels, feet }) =>
    `${counted(panels, 'panel')} fewer ${zoneWords(zone)} would save ${feet} feet.`,
  'zone-costs-no-feet': ({ zone }) =>
    `The strictest place that panels touch is ${zone === 'Ridge ends' ? 'the ridge ends' : `the ${zone} zone`}: it takes no more feet than the others.`,
  'two-blocks-save-feet': ({ plane, panels, others, gap, feet }) =>
    `Two blocks of ${panels} and ${others} panels, ${millimetres(gap)} apart, would save ${feet} feet${plane === 'roof' ? '' : ` on the plane "${plane}"`}.`,
  'panels-lost-to-members': ({ panels }) =>
    `${more(panels)} between the setbacks, but ${panels === 1 ? 'finds' : 'find'} no purlin, batten, course, rafter or rib for rails or feet.`,
  'panels-lost-to-setbacks': ({ panels, distance }) =>
    `The distance of ${millimetres(distance)} from edges, ridge and hips costs ${counted(panels, 'panel')}.`,
  'panels-lost-to-obstacles': ({ panels, count }) =>
    `${count === 1 ? 'The obstacle or walkway costs' : `The ${count} obstacles and walkways cost`} ${counted(panels, 'panel')}.`,
  'panels-lost-to-zones': ({ panels, zones }) =>
    `Zones where the result allows no panels (${listed(zones)}) cost ${counted(panels, 'panel')}.`,
  'rails-the-other-way': ({ panels }) =>
    `${more(panels)} with the rails the other way, which is a calculation of its own.`,
  'second-course-at': ({ second, panels }) =>
    `${more(panels)} where the second course of tiles begins ${millimetres(second)} from the eave: measure it.`,
  'first-rib-moved': ({ first, panels }) =>
    `${more(panels)} where the first rib lies ${millimetres(first)} from the left edge: measure it.`,
  'first-member-at': ({ run, first, panels }) =>
    `${more(panels)} where the first ${memberName(run)} lies ${millimetres(first)} from the ${edgeName(run)}: measure it.`,
  'without-obstacle': ({ kind, number, panels }) => `${more(panels)} without ${kind} ${number}.`,
} satisfies Partial<Wording>
