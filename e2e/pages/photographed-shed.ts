import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import sharp from 'sharp'
import { root } from '../../scripts/sources.mjs'
import { installer } from '../fixtures/accounts.ts'
import { clientOf } from './client.ts'

const shed = JSON.parse(readFileSync(new URL('../../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'))

/** Other journeys send photos of their true size. */
const smallPhoto = async (): Promise<string> => {
  const path = join(root, '.cache', 'small-photo.jpg')
  mkdirSync(join(root, '.cache'), { recursive: true })
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#9db2bf' } })
    .jpeg()
    .toFile(path)
  return path
}

/** The hash of a project of the installer with photos and a result, made by a program: other journeys fill in the wizard. */
export const photographedShed = async (url: string) => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  const path = await smallPhoto()
  const [north, south, span, connection] = await Promise.all([1, 2, 3, 4].map(() => client.sendPhoto(token, path)))
  const body = {
    ...shed,
    [wireFieldOf('photos', 'roof')]: [north, south],
    [wireFieldOf('photos', 'rafterSpan')]: [span],
    [wireFieldOf('photos', 'connection')]: [connection],
  }
  await client.call({ path: '/api/projects/decrement_times', token, body: {} })
  await client.call({ path: '/api/projects/getResult', token, body })
  const { hash } = await client.call<{ hash: string }>({ path: '/api/projects/upload', token, body })
  return hash
}
