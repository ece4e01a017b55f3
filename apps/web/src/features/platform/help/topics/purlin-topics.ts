import { type HelpSection, image, list, paragraph } from './help-block.ts'

const simply = 'help.simply-supported-every-length-ends-at'
const continuous = 'help.continuous-one-length-passes-over-at'

const unsureSupport = 'help.unsure-each-support-of-the-list'

export const steelPurlins: HelpSection = {
  title: 'help.steel-z-purlin-or-steel-c',
  topics: [
    {
      title: 'help.number-of-bridging-per-span',
      blocks: [
        paragraph('help.bridging-is-a-row-of-steel'),
        image('bridging', 'help.purlins-from-above-with-no-row'),
        paragraph('help.wind-lifts-the-roof-and-puts'),
        list(
          'help.one-row-usually-stands-at-mid',
          'help.what-stands-at-a-rafter-does',
          'help.a-fly-brace-runs-at-an',
          'help.where-the-spans-differ-enter-the',
        ),
      ],
    },
    {
      title: 'help.support-condition',
      blocks: [
        paragraph('help.how-the-purlin-passes-over-the'),
        image('purlin-supports', 'help.a-purlin-over-three-rafters-simply'),
        list(simply, continuous, 'help.lapped-z-purlins-only-two-lengths', unsureSupport),
        paragraph('help.if-the-purlins-end-at-every'),
      ],
    },
  ],
}

export const topHats: HelpSection = {
  title: 'help.steel-top-hat',
  topics: [
    {
      title: 'help.support-condition',
      blocks: [
        paragraph('help.how-the-top-hat-passes-over'),
        image('top-hat-section', 'help.end-view-the-top-carries-the'),
        image('top-hat-supports', 'help.a-top-hat-over-three-rafters'),
        list(simply, 'help.lapped-two-lengths-overlap-at-the', continuous, unsureSupport),
        paragraph('help.if-the-lengths-only-meet-at'),
      ],
    },
  ],
}

export const timberRoof: HelpSection = {
  title: 'help.timber-roof-structure',
  topics: [
    {
      title: 'help.support-condition',
      blocks: [
        paragraph('help.how-the-timber-purlin-or-batten'),
        image('timber-supports', 'help.a-batten-over-three-rafters-simply'),
        list(
          simply,
          continuous,
          'help.look-for-the-joints-from-inside',
          'help.choose-continuous-only-where-every-piece',
        ),
      ],
    },
  ],
}

export const roofFrame: HelpSection = {
  title: 'help.purlins-battens-and-rafters',
  topics: [
    {
      title: 'help.roof-structure-purlin-type-depth-and',
      blocks: [
        paragraph('help.the-member-directly-under-the-roofing'),
        image('purlin-sections', 'help.end-views-z-purlin-c-purlin'),
        list(
          'help.depth-over-all-from-flange-to',
          'help.thickness-of-the-bare-steel-bmt',
          'help.thickness-unsure-a-usual-thickness-of',
        ),
      ],
    },
    {
      title: 'help.purlin-spacing-and-span',
      blocks: [
        paragraph('help.spacing-is-the-distance-between-neighbouring'),
        image('framing', 'help.the-roof-frame-from-above'),
        paragraph('help.where-the-distances-differ-enter-the'),
      ],
    },
    {
      title: 'help.timber-depth-breadth-and-type',
      blocks: [
        paragraph('help.depth-is-the-upright-side-breadth'),
        image('timber-section', 'help.timber-rafter-or-batten-depth-and'),
        paragraph('help.if-you-do-not-know-the'),
      ],
    },
    {
      title: 'Rafters',
      blocks: [
        paragraph('help.the-beams-or-truss-chords-that'),
        image('framing', 'help.the-roof-frame-from-above-the'),
        image('beam-section', 'components.steel-i-beam-depth-flange-width'),
        image('timber-section', 'components.timber-rafter-or-top-chord-depth'),
        list(
          'help.spacing-between-rafters-centre-to-centre',
          'help.span-between-the-supports-of-one',
          'help.rafters-of-a-kit-shed-are',
          'help.fly-brace-spacing-along-the-rafter',
        ),
      ],
    },
    {
      title: 'Fixing of battens to rafters',
      blocks: [
        paragraph('help.where-a-batten-or-top-hat'),
        image('batten-fixing', 'help.a-batten-on-a-rafter-a'),
        list(
          'help.look-from-inside-the-roof-space',
          'help.unsure-the-array-may-add-next',
          'help.uplift-capacity-only-where-the-fixing',
          'help.built-nails-driven-before-1980-are',
        ),
      ],
    },
  ],
}
