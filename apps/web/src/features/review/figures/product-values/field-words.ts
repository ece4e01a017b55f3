import type { ProductField, Section } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { shownUnit } from '@soundroof/contract/roofs/catalogue/products/fields/product-problems'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

/** Words beside the fields of a product: where a value stands on the maker's sheet, its limits, the names of its options. */

export const sectionTitles: Readonly<Record<Section, PlainCode>> = {
  product: 'review.section-product',
  module: 'review.section-module',
  racking: 'review.section-racking',
  rail: 'review.section-rail',
  splice: 'review.section-splice',
  coast: 'review.section-coast',
  parts: 'review.section-parts',
}

const ofModules = {
  length_mm: 'review.help-length',
  width_mm: 'review.help-width',
  thickness_mm: 'review.help-thickness',
  mass_kg: 'review.help-module-mass',
  power_w: 'review.help-power',
  arrangement: 'review.help-arrangement',
  side: 'review.help-side',
  clamps: 'review.help-clamps',
  zone_from_mm: 'review.help-zone-from',
  zone_to_mm: 'review.help-zone-to',
  rails: 'review.help-rails',
  push_design_kpa: 'review.help-push-design',
  push_test_kpa: 'review.help-test-pressure',
  pull_design_kpa: 'review.help-pull-design',
  pull_test_kpa: 'review.help-test-pressure',
} as const satisfies Readonly<Record<string, PlainCode>>

const ofRails = {
  mass_kg_m2: 'review.help-racking-mass',
  left_in_c4: 'review.help-left-by-the-sea',
  left_in_c5: 'review.help-left-by-the-sea',
  rail_stiffness_knm2: 'review.help-stiffness',
  rail_moment_knm: 'review.help-rail-moment',
  rail_overhang_mm: 'review.help-overhang',
  rail_overhang_share: 'review.help-overhang-share',
  rail_stock_lengths_mm: 'review.help-stock-lengths',
  rail_mass_kg_m: 'review.help-rail-mass',
  rail_expansion_mm: 'review.help-expansion',
  splice_moment_knm: 'review.help-splice-moment',
} as const satisfies Readonly<Record<string, PlainCode>>

const ofFixings = {
  fixing: 'review.help-fixing',
  support: 'review.help-support',
  from_mm: 'review.help-from',
  joint_group: 'review.help-joint-group',
  sheeting: 'review.help-sheeting',
  region: 'review.help-region',
  screws: 'review.help-screws',
  capacity_kn: 'review.help-capacity',
  service_kn: 'review.help-service',
} as const satisfies Readonly<Record<string, PlainCode>>

const helps: Readonly<Record<string, PlainCode>> = {
  id: 'review.help-id',
  name: 'review.help-name',
  source: 'review.help-source',
  edition: 'review.help-edition',
  valid_from: 'review.help-valid-from',
  valid_until: 'review.help-valid-until',
  ...ofModules,
  ...ofRails,
  ...ofFixings,
}

/** Where on the maker's sheet the value stands; part numbers have one sentence. */
export const helpOf = (name: string): PlainCode => helps[name] ?? 'review.help-part'

const options: Readonly<Record<string, Readonly<Record<string, PlainCode>>>> = {
  fixing: { foot: 'review.option-foot', hook: 'review.option-hook', clamp: 'review.option-clamp' },
  support: { steel: 'review.option-steel', timber: 'review.option-timber' },
  region: { 'non-cyclonic': 'review.option-non-cyclonic', cyclonic: 'review.option-cyclonic' },
  side: { long: 'review.option-long-side', short: 'review.option-short-side' },
  rails: {
    crossing: 'review.option-crossing',
    'under-frame': 'review.option-under-frame',
    short: 'review.option-short-rails',
    none: 'review.option-no-rails',
  },
}

/** What an option is called; a joint group is itself. */
export const optionWords = (say: Say, field: string, option: string): string => {
  const code = options[field]?.[option]
  return code === undefined ? option : say(code)
}

/** The unit as it is shown; empty where there is none. */
export const unitOf = ({ asked }: Pick<ProductField, 'asked'>): string =>
  asked.kind === 'number' || asked.kind === 'whole' ? shownUnit(asked.unit) : ''

/** Which values are taken, as a sentence; null for what has options of its own. */
export const limitsOf = (say: Say, field: ProductField): string | null => {
  const { asked, isList } = field
  if (asked.kind === 'line') return say('review.limit-characters', { most: asked.longest })
  if (asked.kind === 'id') return say('review.limit-id', { most: asked.longest })
  if (asked.kind !== 'number' && asked.kind !== 'whole') return null
  const { range } = asked
  const unit = unitOf(field) === '' ? '' : ` ${unitOf(field)}`
  if ('above' in range) return say('review.limit-above', { above: range.above, most: range.max, unit })
  return say(isList ? 'review.limit-each' : 'review.limit-between', { least: range.min, most: range.max, unit })
}
