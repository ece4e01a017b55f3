import { type HelpSection, image, list, paragraph } from './help-block.ts'

export const sheeting: HelpSection = {
  title: 'Roof type',
  topics: [
    {
      title: 'Non-Penetrative Roof Sheeting Types',
      blocks: [
        paragraph(
          'Concealed-fix sheeting has no screws through its face: clips hold it from below, and the array is clamped to its ribs. What a clamp holds depends on the profile. Choose it by measurement.',
        ),
        image('sheeting-types', 'End views of the six profiles, all to the same scale'),
        list(
          'Pan: from the centre of one rib to the centre of the next. Measure over several ribs and divide.',
          'Rib: its height above the pan.',
          'Standing seam: two edges folded together, upright and thin. Concealed fix: a hollow rib with hooked sides.',
          'Not in the list: leave the choice open and write manufacturer and profile under Other. The result may then be conservative.',
        ),
        image('rib-clamp', 'A clamp on the rib: nothing goes through the sheet'),
        paragraph(
          'If screws with washers show on the ribs or pans, the sheeting is screwed through: that is Tin Penetrative.',
        ),
      ],
    },
    {
      title: 'Roof Type',
      blocks: [
        list(
          'Tin Penetrative: metal sheeting, and the feet are screwed through it into purlin or batten.',
          'Tin Non-penetrative: concealed-fix sheeting, and the feet are clamped to its ribs.',
          'Tile: hooks under the tiles, screwed to timber rafters.',
        ),
        image('fixing-screw', 'A foot screwed through the sheet into the purlin'),
        image('rib-clamp', 'A clamp on the rib'),
        image('tile-hook', 'A hook under the tile, on the rafter'),
        paragraph('Only types that suit the fixing and the structure of the earlier steps are offered.'),
      ],
    },
  ],
}

export const solar: HelpSection = {
  title: 'Solar panels and rails',
  topics: [
    {
      title: 'Perpendicular/Parallel Installation',
      blocks: [
        paragraph('The direction of the rails to the purlins or battens. The direction of the ridge does not matter.'),
        image('rails-perpendicular', 'Perpendicular: the rails cross the purlins'),
        list(
          'Perpendicular: feet can stand only where a rail crosses a purlin, so their spacing is a whole number of purlin spacings. Each rail spreads its load over several purlins.',
        ),
        image('rails-parallel', 'Parallel: each rail lies along one purlin'),
        list(
          'Parallel: feet can stand anywhere along the purlin. The purlin under a rail carries that rail alone, and the rails stand a whole number of purlin spacings apart.',
          'The purlin spacing must suit the panel: at most the mean of its length range less 200 mm. The form shows the figure.',
        ),
      ],
    },
    {
      title: 'Installation Scale',
      blocks: [
        paragraph(
          'The rated power of all panels together, in whole kilowatts. It names the job in the report; pressures and spacings do not depend on it.',
        ),
      ],
    },
    {
      title: 'Flush/Tilt Mount',
      blocks: [
        image('mount-flush', 'Flush: the panels are parallel to the roof'),
        image('mount-tilt', 'Tilt: the angle is between panel and roof surface'),
        paragraph(
          'Enter the angle between panel and roof, not the angle to the ground: on a roof of 5° with panels at 15° to the ground it is 10°. Wind gets under tilted panels: fixings are closer, and purlins and rafters carry more. Where slope and tilt together exceed 30°, an engineer must assess the array.',
        ),
      ],
    },
    {
      title: 'Solar Panel Length and Width',
      blocks: [
        paragraph(
          'Length is the longer side. The upper end of the range is used, unless you enter the exact size under Assumptions. Both sizes are on the data sheet of the panel.',
        ),
        image('panel-size', 'A panel: length, width, and the two rails under it'),
      ],
    },
    {
      title: 'Racking system and module',
      blocks: [
        paragraph(
          'If your racking system or module is in the list, choose it: its published figures replace the generic ones, and the size of the module is filled in. If not, leave the field as it is: generic figures are used.',
        ),
        image('racking', 'Panel, clamp, rail and foot'),
      ],
    },
    {
      title: 'Fixing Type',
      blocks: [
        image('fixing-screw', 'Penetrative Screw: through the sheet into the purlin'),
        image('rib-clamp', 'Non-penetrative Clamp: on the rib of concealed-fix sheeting'),
        list(
          'Penetrative Screw: also for hooks under tiles. What it holds depends on the thickness of the steel or the depth and type of the timber below.',
          'Non-penetrative Clamp: what it holds depends on the sheeting profile. Photos of the sheeting are then required.',
        ),
      ],
    },
  ],
}
