import { building, place, project } from './building-topics.ts'
import type { HelpSection, HelpTopic } from './help-block.ts'
import { photos } from './photo-topics.ts'
import { roofFrame, steelPurlins, timberRoof, topHats } from './purlin-topics.ts'
import { sheeting, solar } from './solar-topics.ts'

/** The page draws its content, which names the provider. */
const certificate: HelpTopic = { title: 'help.engineering-and-certificate', blocks: [] }

export const isEngineering = (topic: HelpTopic): boolean => topic === certificate

const engineering: HelpSection = { title: 'help.engineering', topics: [certificate] }

/** `index1` and `index2` of an address are positions in these lists: add at the ends only. */
export const helpSections: readonly HelpSection[] = [
  engineering,
  steelPurlins,
  topHats,
  timberRoof,
  sheeting,
  photos,
  solar,
  building,
  roofFrame,
  place,
  project,
]

type Found = { readonly section: HelpSection; readonly topic: HelpTopic }

const position = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

/** The topic at an address; null where there is none. */
export const helpTopic = (index1: string, index2: string): Found | null => {
  const section = helpSections[position(index1)]
  const topic = section?.topics[position(index2)]
  return section && topic ? { section, topic } : null
}
