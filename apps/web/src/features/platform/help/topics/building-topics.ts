import { type HelpSection, image, list, paragraph } from './help-block.ts'

export const building: HelpSection = {
  title: 'Building',
  topics: [
    {
      title: 'Building length and width',
      blocks: [
        paragraph(
          'The size of the building in plan, in metres: level distances, not along the slope. For an irregular building, the sides of the rectangle around it. Length and width set how far the zones of higher wind pressure reach in from the edges.',
        ),
        image('building', 'Length, width, average roof height, slope and parapet'),
      ],
    },
    {
      title: 'Roof height',
      blocks: [
        paragraph(
          'The average height of the roof above the ground: midway between eaves and ridge. With eaves at 3.0 m and the ridge at 5.0 m it is 4.0 m. On sloping ground, measure from the lower side.',
        ),
        image('building', 'The height goes to the middle of the slope'),
      ],
    },
    {
      title: 'Roof slope',
      blocks: [
        paragraph('In degrees, 0 for a flat roof. A phone laid on a sheet shows it; or divide the rise by the run.'),
        image('building', 'Slope between roof and level'),
        list('1 in 20 is 3°, 1 in 10 is 6°, 1 in 5 is 11°, 1 in 3 is 18°, 1 in 2 is 27°.'),
        paragraph(
          'From 10° on, ridge and hips have zones of higher pressure as well. Above 45° the method does not hold.',
        ),
      ],
    },
    {
      title: 'Parapet height',
      blocks: [
        paragraph(
          'How far the wall rises above the edge of the roof, in metres; 0 when there is none. No shelter is counted for it, unless you allow it under Assumptions in the structure step.',
        ),
        image('building', 'The dashed line is a parapet'),
      ],
    },
    {
      title: 'Building shape',
      blocks: [
        paragraph('Irregular means an L, T or U in plan, or wings: every inner corner has zones of higher pressure.'),
        image('shape-rectangular', 'Regular rectangular'),
        image('shape-irregular', 'Irregular'),
      ],
    },
    {
      title: 'Roof form',
      blocks: [
        image('form-gable', 'Gable: two slopes meet in a ridge'),
        image('form-hip', 'Hip: every side slopes'),
        image('form-skillion', 'Skillion: one slope, no ridge'),
        image('form-flat', 'Flat: less than 3°'),
        paragraph('For a roof of mixed forms choose Gable.'),
      ],
    },
    {
      title: 'Sides of the building',
      blocks: [
        image('sides-enclosed', 'Walls on all sides: houses, sheds, warehouses. Roller doors count as walls.'),
        image('sides-open', 'Open on all sides: free-standing carports, hay sheds, shelters'),
        image('sides-partly', 'Some sides open: open-fronted sheds, awnings, carports attached to a building'),
        paragraph(
          'Wind under a roof lifts it from below and above at once. A roof with some sides open is outside the method: an engineer must look at it.',
        ),
      ],
    },
    {
      title: 'A wall beside the roof',
      blocks: [
        paragraph(
          'A wall, tower or upper storey that stands higher than the roof beside it turns the wind down onto the roof. Enter how far it rises above this roof and how far away it is; 0 where the roof runs against it.',
        ),
        image('higher-wall', 'Height of the wall above the roof, and its distance'),
      ],
    },
  ],
}

export const place: HelpSection = {
  title: 'Place and wind',
  topics: [
    {
      title: 'State, area and location',
      blocks: [
        paragraph(
          'They give the wind region of AS/NZS 1170.2, from A (most of the country) to C and D (coasts with tropical cyclones). The form names the region and towns in it. Near a boundary, choose the stronger region or ask the council.',
        ),
      ],
    },
    {
      title: 'Terrain category',
      blocks: [
        paragraph(
          'What the wind passes over within about 500 m of the building. If unsure, choose the more open category.',
        ),
        image('terrain-1', '1: very open, hardly any obstacles'),
        image('terrain-1.5', '1.5: next to open water'),
        image('terrain-2', '2: open country, scattered obstacles'),
        image('terrain-2.5', '2.5: some trees or houses'),
        image('terrain-3', '3: suburbs, light industry'),
        image('terrain-4', '4: city centres with tall and close buildings'),
      ],
    },
    {
      title: 'Wind class of the house',
      blocks: [
        paragraph(
          'N1 to N6 or C1 to C4 of AS 4055, on the plans of the house or in its building approval. It never lowers the wind: the stronger of class and site counts. Leave it at Not known when you do not have it.',
        ),
      ],
    },
    {
      title: 'Altitude and sea',
      blocks: [
        list(
          'Altitude: above 600 m (Tasmania 300 m) an engineer confirms the snow load. No snow load is calculated here. Where the area may lie so high, leaving it empty counts as high; the device can give it, or a map with contours.',
          'Distance to the sea: sets the class of screws and washers. Breaking surf carries more salt than a sheltered bay.',
        ),
      ],
    },
    {
      title: 'Assumptions about the wind',
      blocks: [
        paragraph(
          'Each has a default that suits houses and most sheds. Change one only for a reason that you can show.',
        ),
        list(
          'Edition: the year of AS/NZS 1170.2. Ask for 2011 only where the approval names it.',
          'Importance level: 2 for houses and most sheds, 1 for buildings that present a low risk to people, 3 and 4 for crowds and emergency services.',
          'Design life and return period: longer means stronger wind.',
          'Internal pressure: a dominant opening is a large door or window that may be open in a storm.',
          'Hill, ridge or escarpment: the wind speeds up towards the crest.',
          'Shielding: upwind buildings of at least the same height. Leave it out when unsure.',
        ),
      ],
    },
    {
      title: 'Assumptions about panels, fixings and structure',
      blocks: [
        paragraph('Each has a default. What you know better than that makes the result closer to your roof.'),
        list(
          'Mass of panels and rails: counts against uplift and as load.',
          'Exact panel size: instead of the upper end of its range.',
          'Gap: between panel and roof. It also sets how far panels stay from the edges.',
          'Screws per foot: two only where the foot has two holes, at least 20 mm apart.',
          'Feet over rafters: the screw passes the batten and holds in the rafter below.',
          'Stress grade: as stamped on the timber, or from the plans.',
        ),
      ],
    },
  ],
}

export const project: HelpSection = {
  title: 'Project',
  topics: [
    {
      title: 'Walk-through',
      blocks: [
        paragraph('A project from its name to the result, in about a minute.'),
        { kind: 'video', video: 'walk-through' },
      ],
    },
    {
      title: 'Project name and number',
      blocks: [
        paragraph(
          'For you to find the job again. The report file is named by number, date and name, so a few characters that no file name may have are refused: \\ / : * ? " < > |',
        ),
      ],
    },
    {
      title: 'Project Note',
      blocks: [
        paragraph(
          'Scope of works and special requirements, in your own words. The note is printed in the report and read by the engineer; it does not change the calculation.',
        ),
      ],
    },
  ],
}
