import type { Wording } from '../../language/wording.ts'
import { metresDown, metresUp, millimetres, millimetresUp } from '../../numbers/measures.ts'
import { counted, everyNth, listed, upperCaseFirst } from './measures.ts'
import { railsOnRibs } from './phrases.ts'

export const layout = {
  'panel-width-carried-by-one-rail': 'Panel width carried by one rail',
  'distance-between-rails': 'Distance between rails',
  'overhang-of-the-panel-at-both-ends': 'Overhang of the panel at both ends',
  'panel-width-carried-by-an-outer-rail': 'Panel width carried by an outer rail',
  'rails-in-clamping-zones': 'symmetrical about the middle of the panel, in its clamping zones',
  'longest-panel-of-the-band': 'longest panel of the band',
  'shortest-panel-of-the-band': 'shortest panel of the band',
  'panel-moment-over-a-rail': 'Moment of the panel over a rail, for a load of 1',
  'panel-width-carried-by-an-inner-rail': 'Panel width carried by an inner rail',
  'rib-pitch-of-the-roof-sheeting': 'Rib pitch of the roof sheeting',
  'rails-on-the-ribs-of-the-roof-sheeting': 'Rails on the ribs of the roof sheeting',
  'setback-from-roof-edges': 'Setback from roof edges',
  'parapet-reduction-factor': 'Parapet reduction factor',
  'no-credit': 'no credit',
  'roof-height-over-plan-dimension': 'Roof height over plan dimension',
  'smaller-plan-dimension-suction': 'smaller plan dimension: suction',
  'larger-plan-dimension-downward-pressure': 'larger plan dimension: downward pressure',
  'zones-of-the-roof': 'Zones of the roof',
  'roof-edges': 'roof edges',
  're-entrant-corners': 're-entrant corners',
  'reach-of-the-local-pressure': 'Reach of the local pressure',
  'downward-coefficient-of-panels-in-the-zone': 'Downward coefficient of panels in the zone',
  ridge: 'ridge',
  hips: 'hips',
  'rails-at-shares': ({ from, to, length }) =>
    `outer rails ${from} to ${to} of the panel length apart (${Math.ceil(from * length - 1e-6)} to ${Math.floor(to * length + 1e-6)} mm of ${length} mm), equal distances between them`,
  'rails-far-outside-clamping-zone': ({ separation }) =>
    `Rails ${separation} mm apart are far outside the usual clamping zone (0.50 to 0.60 of the panel length): ask the panel manufacturer.`,
  'rails-outside-clamping-zone': ({ separation }) =>
    `Rails ${separation} mm apart are outside 0.50 to 0.60 of the panel length: check the panel manufacturer's clamping zone.`,
  'two-rails-apart': ({ separation }) => `${separation} mm apart, symmetrical about the middle of the panel`,
  'rails-find-no-members': ({ rails, limit }) => `too few members within ${millimetres(limit)} to carry ${rails} rails`,
  'rails-carry-no-less-than-two': ({ rails }) => `the most loaded of ${rails} rails carries no less than each of two`,
  'outer-rails-apart': ({ outer, between }) => `outer rails ${outer} mm apart, ${between} mm between rails`,
  'members-too-far-apart': ({ pitch, reach }) =>
    `the members are ${millimetres(pitch)} apart, more than the ${millimetres(reach)} that rails on them may be`,
  'rails-laid-out': ({ rails, layout }, say) => {
    const words = say(layout)
    return words.includes(`${rails} rails`) ? upperCaseFirst(words) : `${rails} rails: ${words}`
  },
  'fixings-at-members': ({ member, every }) => everyNth(every, member),
  'fixings-at-courses': ({ every, largest }) => `${everyNth(every, 'course')}, at most ${millimetres(largest)}`,
  'fixings-at-most': ({ largest }) => `at most ${millimetres(largest)}`,
  'rails-on-members': ({ member }) => `Rails on the ${member}s`,
  'rails-on-ribs-apart': ({ ribs, pitch }) => railsOnRibs(ribs, pitch),
  'no-whole-ribs': ({ pitch, rails, from, to }) =>
    `no whole ribs of ${pitch} mm put ${rails} rails on the panel with ${millimetresUp(from)} to ${millimetres(to)} between the outer ones`,
  'rails-on-ribs-carry-no-less-than-two': ({ rails }) =>
    `on whole ribs the most loaded of ${rails} rails carries no less than each of two`,
  'ribs-too-far-apart': ({ pitch, reach }) =>
    `the ribs are ${millimetres(pitch)} apart, more than the ${millimetres(reach)} that rails on them may be`,
  'two-rails-on-ribs': ({ ribs, separation }) =>
    `rails ${counted(ribs, 'rib')} apart (${separation} mm), symmetrical about the middle of the panel`,
  'clear-of-lines': ({ distance, lines }, say) => `more than ${metresDown(distance)} from ${listed(lines.map(say))}`,
  'band-between-lines': ({ from, to, lines }, say) =>
    `the band ${metresDown(from)} to ${metresUp(to)} from ${listed(lines.map(say))}`,
  'band-along-lines': ({ distance, lines }, say) =>
    `the band up to ${metresUp(distance)} from ${listed(lines.map(say))}`,
  'corner-squares': ({ side }) => `squares of ${metresUp(side)} where two roof edges meet`,
  'ridge-squares': ({ side }) => `squares of ${metresUp(side)} at both ends of the ridge`,
  'middle-third': ({ length }) => `the middle third of the length of ${length} m`,
  'outer-thirds': ({ length }) => `the two outer thirds of the length of ${length} m`,
  'no-corner-zone': ({ hasRidgeEnds }) =>
    `N/A: there is no corner zone at a roof slope of 10 degrees or more${hasRidgeEnds ? '; the largest local pressure is at the ends of the ridge, see Ridge ends' : ''}`,
} satisfies Partial<Wording>
