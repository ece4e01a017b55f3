import { type HelpSection, image, list, paragraph } from './help-block.ts'

export const building: HelpSection = {
  title: 'Building',
  topics: [
    {
      title: 'help.building-length-and-width',
      blocks: [
        paragraph('help.the-size-of-the-building-in'),
        image('building', 'help.length-width-average-roof-height-slope'),
      ],
    },
    {
      title: 'help.roof-height',
      blocks: [
        paragraph('help.the-average-height-of-the-roof'),
        image('building', 'help.the-height-goes-to-the-middle'),
      ],
    },
    {
      title: 'help.roof-slope',
      blocks: [
        paragraph('help.in-degrees-0-for-a-flat'),
        image('building', 'help.slope-between-roof-and-level'),
        list('help.1-in-20-is-3-1'),
        paragraph('help.from-10-on-ridge-and-hips'),
      ],
    },
    {
      title: 'help.parapet-height',
      blocks: [paragraph('help.how-far-the-wall-rises-above'), image('building', 'help.the-dashed-line-is-a-parapet')],
    },
    {
      title: 'help.building-shape',
      blocks: [
        paragraph('help.irregular-means-an-l-t-or'),
        image('shape-rectangular', 'help.regular-rectangular'),
        image('shape-irregular', 'help.irregular'),
      ],
    },
    {
      title: 'help.roof-form',
      blocks: [
        image('form-gable', 'help.gable-two-slopes-meet-in-a'),
        image('form-hip', 'help.hip-every-side-slopes'),
        image('form-skillion', 'help.skillion-one-slope-no-ridge'),
        image('form-flat', 'help.flat-less-than-3'),
        paragraph('help.for-a-roof-of-mixed-forms'),
      ],
    },
    {
      title: 'help.sides-of-the-building',
      blocks: [
        image('sides-enclosed', 'help.walls-on-all-sides-houses-sheds'),
        image('sides-open', 'help.open-on-all-sides-free-standing'),
        image('sides-partly', 'help.some-sides-open-open-fronted-sheds'),
        paragraph('help.wind-under-a-roof-lifts-it'),
      ],
    },
    {
      title: 'help.a-wall-beside-the-roof',
      blocks: [
        paragraph('help.a-wall-tower-or-upper-storey'),
        image('higher-wall', 'help.height-of-the-wall-above-the'),
      ],
    },
    {
      title: 'help.direction-of-the-front',
      blocks: [
        paragraph('help.stand-with-your-back-to-the'),
        list('help.north-0-east-90-south-180'),
        paragraph('help.it-turns-the-north-arrow'),
      ],
    },
  ],
}

export const place: HelpSection = {
  title: 'help.place-and-wind',
  topics: [
    {
      title: 'help.state-area-and-location',
      blocks: [paragraph('help.they-give-the-wind-region-of')],
    },
    {
      title: 'help.terrain-category',
      blocks: [
        paragraph('help.what-the-wind-passes-over-within'),
        image('terrain-1', 'help.1-very-open-hardly-any-obstacles'),
        image('terrain-1.5', 'help.1-5-next-to-open-water'),
        image('terrain-2', 'help.2-open-country-scattered-obstacles'),
        image('terrain-2.5', 'help.2-5-some-trees-or-houses'),
        image('terrain-3', 'help.3-suburbs-light-industry'),
        image('terrain-4', 'help.4-city-centres-with-tall-and'),
      ],
    },
    {
      title: 'help.wind-class-of-the-house',
      blocks: [paragraph('help.n1-to-n6-or-c1-to')],
    },
    {
      title: 'help.altitude-and-sea',
      blocks: [list('help.altitude-above-600-m-tasmania-300', 'help.distance-to-the-sea-sets-the')],
    },
    {
      title: 'help.assumptions-about-the-wind',
      blocks: [
        paragraph('help.each-has-a-default-that-suits'),
        list(
          'help.edition-the-year-of-as-nzs',
          'help.importance-level-2-for-houses-and',
          'help.design-life-and-return-period-longer',
          'help.internal-pressure-a-dominant-opening-is',
          'help.hill-ridge-or-escarpment-the-wind',
          'help.shielding-upwind-buildings-of-at-least',
        ),
      ],
    },
    {
      title: 'help.assumptions-about-panels-fixings-and-structure',
      blocks: [
        paragraph('help.each-has-a-default-what-you'),
        list(
          'help.mass-of-panels-and-rails-counts',
          'help.exact-panel-size-instead-of-the',
          'help.gap-between-panel-and-roof-it',
          'help.screws-per-foot-two-only-where',
          'help.feet-over-rafters-the-screw-passes',
          'help.stress-grade-as-stamped-on-the',
        ),
      ],
    },
  ],
}

export const project: HelpSection = {
  title: 'shell.project',
  topics: [
    {
      title: 'help.walk-through',
      blocks: [paragraph('help.a-project-from-its-name-to'), { kind: 'video', video: 'walk-through' }],
    },
    {
      title: 'help.project-name-and-number',
      blocks: [paragraph('help.for-you-to-find-the-job')],
    },
    {
      title: 'Project Note',
      blocks: [paragraph('help.scope-of-works-and-special-requirements')],
    },
    {
      title: 'help.client-and-site-contact',
      blocks: [paragraph('help.for-the-crew-who-the-job'), paragraph('help.names-and-phone-numbers-are')],
    },
  ],
}
