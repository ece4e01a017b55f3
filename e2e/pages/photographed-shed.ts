import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import sharp from 'sharp'
import { root } from '../../scripts/sources.mjs'
import { installer } from '../fixtures/accounts.ts'
import { type Client, clientOf } from '../fixtures/client.ts'

type Body = Readonly<Record<string, unknown>>

const shed: Body = JSON.parse(
  readFileSync(new URL('../../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'),
)

/** Other journeys send photos of their true size. */
export const smallPhoto = async (number = 0): Promise<string> => {
  const path = join(root, '.cache', number === 0 ? 'small-photo.jpg' : `small-photo-${number}.jpg`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  const background = { r: 157, g: 178 - 8 * Math.floor(number / 20), b: 191 - 8 * (number % 20) }
  await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(path)
  return path
}

/** Some 350 kB, which no other photo has: what is sent takes a while. */
export const noisyPhoto = async () => ({
  name: 'roof.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#9db2bf',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
})

/** The project with four photos. */
export const withPhotos = async (client: Client, token: string, body: Body): Promise<Body> => {
  const path = await smallPhoto()
  const [north, south, span, connection] = await Promise.all([1, 2, 3, 4].map(() => client.sendPhoto(token, path)))
  return {
    ...body,
    [wireFieldOf('photos', 'roof')]: [north, south],
    [wireFieldOf('photos', 'rafterSpan')]: [span],
    [wireFieldOf('photos', 'connection')]: [connection],
    // Of sheets that clamps hold.
    ...(body.roof_type === 'Tin Non-penetrative' ? { [wireFieldOf('photos', 'sheeting')]: [connection] } : {}),
  }
}

/** The hash of a project with photos and a charged result, made by a program: other journeys fill in the wizard. */
export const assessed = async (client: Client, token: string, project: Body): Promise<string> => {
  const body = await withPhotos(client, token, project)
  await client.call({ path: '/api/projects/decrement_times', token, body: {} })
  await client.call({ path: '/api/projects/getResult', token, body })
  return (await client.call<{ hash: string }>({ path: '/api/projects/upload', token, body })).hash
}

/** Such a project of the installer. Of two on one server, one needs changes: a result belongs to one project. */
export const photographedShed = async (url: string, changes: Body = {}): Promise<string> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  return assessed(client, token, { ...shed, ...changes })
}
