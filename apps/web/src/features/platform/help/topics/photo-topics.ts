import { maxPhotos } from '@soundroof/contract/platform/upload-limits'
import { minimumPhotos } from '@soundroof/contract/roofs/projects/photos'
import { type HelpSection, image, list, paragraph } from './help-block.ts'

const counts = { roof: minimumPhotos('roof', null), connection: minimumPhotos('connection', null), most: maxPhotos }

export const photos: HelpSection = {
  title: 'help.photos',
  topics: [
    {
      title: 'help.example-photographs',
      blocks: [
        paragraph('help.an-engineer-checks-what-you-entered', counts),
        image('photo-roof', 'help.roof-all-of-it-from-two'),
        image('photo-rafter-span', 'help.rafter-span-one-rafter-from-support'),
        image('photo-connection', 'help.connection-close-up-of-a-purlin'),
        image('photo-sheeting', 'help.roof-sheeting-the-end-of-a'),
        list(
          'help.hold-a-tape-or-ruler-against',
          'help.daylight-or-a-lamp-from-the',
          'help.a-pinch-zooms-less-well-than',
        ),
      ],
    },
    {
      title: 'Extra files',
      blocks: [paragraph('help.anything-else-that-helps-drawings-of')],
    },
    {
      title: 'From the desk',
      blocks: [paragraph('help.from-the-desk')],
    },
  ],
}
