import { type HelpSection, image, list, paragraph } from './help-block.ts'

const simply = 'Simply-supported: every length ends at the next support. The ends meet there and are fixed one by one.'
const continuous = 'Continuous: one length passes over at least one support, so it covers two spans or more.'

const unsureSupport =
  'Unsure: each support of the list is calculated, and what is shown holds for all of them; a photo over a rafter settles it. Where a panel fits with one support alone, the answer is provisional.'

export const steelPurlins: HelpSection = {
  title: 'Steel Z-purlin or Steel C-purlin',
  topics: [
    {
      title: 'Number of bridging per span',
      blocks: [
        paragraph(
          'Bridging is a row of steel struts, bolted between the purlins, that stops them from twisting and from moving sideways. Count the rows within one span: between one rafter and the next.',
        ),
        image('bridging', 'Purlins from above, with no row to three rows of bridging in each span'),
        paragraph(
          'Wind lifts the roof and puts the lower flange of the purlin in compression. The sheeting does not hold that flange; the bridging does. Without it a long span carries much less uplift.',
        ),
        list(
          'One row usually stands at mid-span, two rows at the third points, three rows at the quarter points.',
          'What stands at a rafter does not count.',
          'A fly brace runs at an angle from the lower flange of the rafter to a purlin. It holds the rafter and is not bridging.',
          'Where the spans differ, enter the smallest number. Where you cannot see the purlins, enter None.',
        ),
      ],
    },
    {
      title: 'Support condition',
      blocks: [
        paragraph('How the purlin passes over the rafters. Look at its ends: where they are decides what it carries.'),
        image('purlin-supports', 'A purlin over three rafters: simply-supported, continuous and lapped'),
        list(
          simply,
          continuous,
          'Lapped: Z-purlins only. Two lengths overlap at the rafter, one inside the other, and are bolted together at both ends of the lap. C-purlins of one size do not fit into each other.',
          unsureSupport,
        ),
        paragraph(
          'If the purlins end at every rafter, choose Simply-supported: the result then holds for that support alone. Photograph one connection close up, so that an engineer can check it.',
        ),
      ],
    },
  ],
}

export const topHats: HelpSection = {
  title: 'Steel Top Hat',
  topics: [
    {
      title: 'Support condition',
      blocks: [
        paragraph('How the top hat passes over the rafters or trusses. It is asked for depths of 61, 96 and 120 mm.'),
        image('top-hat-section', 'End view: the top carries the sheeting, both feet are screwed to the rafter'),
        image('top-hat-supports', 'A top hat over three rafters: simply-supported, lapped and continuous'),
        list(
          simply,
          'Lapped: two lengths overlap at the rafter, one over the other, and the screws go through the feet of both.',
          continuous,
          unsureSupport,
        ),
        paragraph('If the lengths only meet at the rafter and do not overlap, choose Simply-supported.'),
      ],
    },
  ],
}

export const timberRoof: HelpSection = {
  title: 'Timber Roof Structure',
  topics: [
    {
      title: 'Support condition',
      blocks: [
        paragraph('How the timber purlin or batten passes over the rafters or trusses.'),
        image('timber-supports', 'A batten over three rafters: simply-supported and continuous'),
        list(
          simply,
          continuous,
          'Look for the joints from inside the roof space. Most battens are long pieces with joints that alternate from row to row.',
          'Choose Continuous only where every piece under the array covers at least two spans.',
        ),
      ],
    },
  ],
}

export const roofFrame: HelpSection = {
  title: 'Purlins, battens and rafters',
  topics: [
    {
      title: 'Roof structure, purlin type, depth and thickness',
      blocks: [
        paragraph('The member directly under the roofing, which the feet of the array are screwed to.'),
        image('purlin-sections', 'End views: Z-purlin, C-purlin, top hat, and timber purlin or batten'),
        list(
          'Depth: over all, from flange to flange, in millimetres.',
          'Thickness: of the bare steel (BMT), without coating and paint. Measure with callipers at an edge, or read the number printed on the purlin: Z20019 is 200 mm deep and 1.9 mm thick.',
          'Thickness Unsure: a usual thickness of that depth is assumed and printed in the report.',
        ),
      ],
    },
    {
      title: 'Purlin spacing and span',
      blocks: [
        paragraph(
          'Spacing is the distance between neighbouring purlins, measured along the roof surface from centre to centre. Span is the distance between the rafters that carry them, centre to centre.',
        ),
        image('framing', 'The roof frame from above'),
        paragraph(
          'Where the distances differ, enter the largest under the array. Measure; do not take them from memory.',
        ),
      ],
    },
    {
      title: 'Timber depth, breadth and type',
      blocks: [
        paragraph(
          'Depth is the upright side, breadth the flat side, both as measured. Softwood is pine or similar; hardwood is heavier, mostly eucalypt. If you know the stress grade, for example MGP10 or F17, enter it under Assumptions.',
        ),
        image('timber-section', 'Timber rafter or batten: depth and breadth'),
        paragraph('If you do not know the timber, choose Softwood: its strengths are the lower ones.'),
      ],
    },
    {
      title: 'Rafters',
      blocks: [
        paragraph('The beams or truss chords that carry the purlins or battens.'),
        image('framing', 'The roof frame from above: the thick lines are rafters'),
        image('beam-section', 'Steel I-beam: depth, flange width and flange thickness'),
        image('timber-section', 'Timber rafter or top chord: depth and breadth'),
        list(
          'Spacing: between rafters, centre to centre.',
          'Span: between the supports of one rafter, along the slope. For a truss: between the joints of its top chord, not the length of the whole truss.',
          'Rafters of a kit shed are often C-sections: choose that kind, and enter the steel thickness as flange thickness.',
          'Fly brace spacing: along the rafter, only where braces really stand.',
        ),
      ],
    },
    {
      title: 'Fixing of battens to rafters',
      blocks: [
        paragraph(
          'Where a batten or top hat crosses a rafter, its nails or screws must hold the uplift that the array brings. In old houses this is often the weakest point of the roof.',
        ),
        image('batten-fixing', 'A batten on a rafter: a nail holds by friction, a screw by its thread'),
        list(
          'Look from inside the roof space or lift one sheet at the eaves.',
          'Unsure: the array may add next to nothing to each crossing, so the feet stand closer.',
          'Uplift capacity: only where the fixing manufacturer or an engineer states it for one crossing.',
          'Built: nails driven before 1980 are credited with half, as are nails where the year is not known.',
        ),
      ],
    },
  ],
}
