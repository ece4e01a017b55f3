import { expect, it } from 'vitest'
import { textOf } from '../../../../../scripts/sources.mjs'
import { buildApp } from '../../app.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { readConfig } from '../config.ts'

const server = await serverOfTests()
const certificate = Array.from({ length: 32 }, () => 'AB').join(':')
const apps = { ANDROID_APP: `org.example.soundroof=${certificate}`, IOS_APP: 'ABCDE12345.org.example.soundroof' }

const answers = async (variables: Readonly<Record<string, string>>, url: string) => {
  const app = await buildApp({ ...server.services, config: readConfig(variables) })
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url })
  await app.close()
  return { statusCode, type: headers['content-type'], body: JSON.parse(body) }
}

const android = '/.well-known/assetlinks.json'
const apple = '/.well-known/apple-app-site-association'

it('proves the Android app by its certificate', async () => {
  expect(await answers(apps, android)).toMatchObject({
    statusCode: 200,
    type: expect.stringContaining('application/json'),
    body: [{ target: { package_name: 'org.example.soundroof', sha256_cert_fingerprints: [certificate] } }],
  })
})

it('names the iOS app and the links that it opens, as the Android app does', async () => {
  const { statusCode, type, body } = await answers(apps, apple)
  expect([statusCode, type]).toEqual([200, expect.stringContaining('application/json')])
  const [{ appIDs, components }] = body.applinks.details
  expect(appIDs).toEqual([apps.IOS_APP])
  const manifest = textOf('apps/mobile/android/app/src/main/AndroidManifest.xml')
  const prefixes = [...manifest.matchAll(/android:pathPrefix="([^"]+)"/g)].map(([, prefix]) => `${prefix}*`)
  expect(components.map((one: { readonly '/': string }) => one['/'])).toEqual(prefixes)
})

it.each([android, apple])('without an app there is no %s', async (url) => {
  expect((await answers({}, url)).statusCode).toBe(404)
})

it.each([
  [{ ANDROID_APP: 'org.example.soundroof' }, /ANDROID_APP/],
  [{ ANDROID_APP: 'org.example.soundroof=AB:CD' }, /ANDROID_APP/],
  [{ IOS_APP: 'org.example.soundroof' }, /IOS_APP/],
])('%j is refused at the start', (variables, why) => {
  expect(() => readConfig(variables)).toThrow(why)
})

it.each([
  [{ IOS_APP: 'ABCDE12345.org.example.soundroof' }, 'capacitor://localhost', 'https://localhost'],
  [
    { ANDROID_APP: `org.example.soundroof=${Array(32).fill('AB').join(':')}` },
    'https://localhost',
    'capacitor://localhost',
  ],
] as const)('a server with %j lets the web view of that app call, and no other', async (variables, own, other) => {
  const app = await buildApp({ ...server.services, config: readConfig(variables) })
  for (const origin of [own, other]) {
    const { headers } = await app.inject({ method: 'GET', url: '/api/client', headers: { origin } })
    expect(headers['access-control-allow-origin']).toBe(origin === own ? origin : undefined)
  }
  await app.close()
})
