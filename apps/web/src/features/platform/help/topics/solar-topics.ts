import { type HelpSection, image, list, paragraph } from './help-block.ts'

export const sheeting: HelpSection = {
  title: 'help.roof-type',
  topics: [
    {
      title: 'help.non-penetrative-roof-sheeting-types',
      blocks: [
        paragraph('help.concealed-fix-sheeting-has-no-screws'),
        image('sheeting-types', 'help.end-views-of-the-six-profiles'),
        list(
          'help.pan-from-the-centre-of-one',
          'help.rib-its-height-above-the-pan',
          'help.standing-seam-two-edges-folded-together',
          'help.not-in-the-list-leave-the',
        ),
        image('rib-clamp', 'help.a-clamp-on-the-rib-nothing'),
        paragraph('help.if-screws-with-washers-show-on'),
      ],
    },
    {
      title: 'Roof Type',
      blocks: [
        list(
          'help.tin-penetrative-metal-sheeting-and-the',
          'help.tin-non-penetrative-concealed-fix-sheeting',
          'help.tile-hooks-under-the-tiles-screwed',
        ),
        image('fixing-screw', 'help.a-foot-screwed-through-the-sheet'),
        image('rib-clamp', 'help.a-clamp-on-the-rib'),
        image('tile-hook', 'help.a-hook-under-the-tile-on'),
        paragraph('help.only-types-that-suit-the-fixing'),
      ],
    },
  ],
}

export const solar: HelpSection = {
  title: 'help.solar-panels-and-rails',
  topics: [
    {
      title: 'help.perpendicular-parallel-installation',
      blocks: [
        paragraph('help.the-direction-of-the-rails-to'),
        image('rails-perpendicular', 'help.perpendicular-the-rails-cross-the-purlins'),
        list('help.perpendicular-feet-can-stand-only-where'),
        image('rails-parallel', 'help.parallel-each-rail-lies-along-one'),
        list('help.parallel-feet-can-stand-anywhere-along', 'help.the-purlin-spacing-must-suit-the'),
      ],
    },
    {
      title: 'Installation Scale',
      blocks: [paragraph('help.the-rated-power-of-all-panels'), paragraph('help.a-number-of-panels-or-power')],
    },
    {
      title: 'Flush/Tilt Mount',
      blocks: [
        image('mount-flush', 'help.flush-the-panels-are-parallel-to'),
        image('mount-tilt', 'help.tilt-the-angle-is-between-panel'),
        paragraph('help.enter-the-angle-between-panel-and'),
      ],
    },
    {
      title: 'help.solar-panel-length-and-width',
      blocks: [
        paragraph('help.length-is-the-longer-side-the'),
        image('panel-size', 'help.a-panel-length-width-and-the'),
      ],
    },
    {
      title: 'components.racking-system-and-module',
      blocks: [paragraph('help.if-your-racking-system-or-module'), image('racking', 'help.panel-clamp-rail-and-foot')],
    },
    {
      title: 'Fixing Type',
      blocks: [
        image('fixing-screw', 'help.penetrative-screw-through-the-sheet-into'),
        image('rib-clamp', 'help.non-penetrative-clamp-on-the-rib'),
        list('help.penetrative-screw-also-for-hooks-under', 'help.non-penetrative-clamp-what-it-holds'),
      ],
    },
  ],
}
