import { maxPhotos } from '@soundroof/contract/platform/upload-limits'
import { minimumPhotos } from '@soundroof/contract/roofs/project/photos'
import { type HelpSection, image, list, paragraph } from './help-block.ts'

const counts = { roof: minimumPhotos('roof'), connection: minimumPhotos('connection'), most: maxPhotos }

export const photos: HelpSection = {
  title: 'Photos',
  topics: [
    {
      title: 'Example Photographs',
      blocks: [
        paragraph(
          'An engineer checks what you entered against these photos. At least {roof} of the roof and {connection} of every other kind, at most {most} of each. Photos of the sheeting are for clamped roofs only.',
          counts,
        ),
        image('photo-roof', 'Roof: all of it, from two sides, with ridge, edges and whatever stands on it'),
        image('photo-rafter-span', 'Rafter span: one rafter from support to support, with the purlins on it'),
        image('photo-connection', 'Connection: close-up of a purlin on a rafter, with cleat and bolts or screws'),
        image('photo-sheeting', 'Roof sheeting: the end of a sheet in place, and an edge lifted to show the clip'),
        list(
          'Hold a tape or ruler against what you measure, so that its numbers can be read.',
          'Daylight or a lamp from the side shows bolts and edges better than the flash.',
          'A pinch zooms less well than a step closer.',
        ),
      ],
    },
    {
      title: 'Extra files',
      blocks: [
        paragraph(
          'Anything else that helps: drawings of the building, the data sheet of the panels, a layout, a video. Any type of file, up to 50 MB each.',
        ),
      ],
    },
  ],
}
