import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'

const names = (list: readonly { readonly code: string }[]) => list.map((entry) => entry.code)
const bands = (list: readonly { readonly lower: number; readonly upper: number }[]) =>
  list.map((band) => `${band.lower}-${band.upper}`)

const sectionLists = (section: Choices['purlins']['Z']) => ({
  depths: section.depths.map((depth) => depth.depth),
  thicknesses: Object.fromEntries(section.depths.map((depth) => [depth.depth, depth.thicknesses])),
  supports: section.supports.map((support) => `${support.label} = ${support.means}`),
})

/** Every list that a project addresses by position, as plain names, in the form of the frozen copy. */
export const positionLists = (choices: Choices) => ({
  states: names(choices.states),
  areas: Object.fromEntries(choices.states.map((state) => [state.code, state.areas.map((area) => area.id)])),
  locations: Object.fromEntries(
    choices.states.flatMap((state) => state.areas.map((area) => [area.id, area.locations.map((leaf) => leaf.id)])),
  ),
  terrains: choices.terrains.map((terrain) => terrain.category),
  buildingShapes: names(choices.buildingShapes),
  installationMethods: names(choices.installationMethods),
  mounts: names(choices.mounts),
  fixings: names(choices.fixings),
  panelLengthBands: bands(choices.panelLengthBands),
  panelWidthBands: bands(choices.panelWidthBands),
  Z: sectionLists(choices.purlins.Z),
  C: sectionLists(choices.purlins.C),
  topHat: sectionLists(choices.purlins['top-hat']),
  bridging: choices.bridging,
  timberSupports: choices.timberSupports.map((support) => `${support.label} = ${support.means}`),
  timberTypes: names(choices.timberTypes),
  rafterTypes: names(choices.rafterTypes),
  sheetings: choices.sheetings.map((sheeting) => sheeting.name),
})
