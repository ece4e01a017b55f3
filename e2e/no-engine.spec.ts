import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { api } from '@soundroof/contract/api'
import { otherAddresses } from '@soundroof/contract/platform/other-addresses'
import { builtHere } from './fixtures/installed-release.ts'
import { test } from './fixtures/journey.ts'
import { builtEngine, engineMarks, marksIn } from './pages/engine-marks.ts'

test.use({ sharesServer: true })

/** Nothing of the engine or its figures is served to a browser that has no right to them. */

const marks = engineMarks()

const builtFiles: readonly string[] = readdirSync(builtHere, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(builtHere.length))

/** Built for the server, and beside it. */
const serverFiles = ['main', 'calculation-worker', 'report-worker', 'device-engine', 'device-report'].flatMap((name) =>
  ['', '.map'].map((ending) => `${name}.js${ending}`),
)

const openPaths = [...Object.values(api), ...otherAddresses]
  .filter(({ method, access }) => method === 'GET' && access === 'anyone')
  .map(({ path }) => path.replace('*', ''))

test('what marks engine and figures is in what a device with a right gets', () => {
  expect(marks.names.length).toBeGreaterThan(50)
  expect(marks.rows.length).toBeGreaterThan(15)
  expect(marksIn(builtEngine(), marks)).toEqual(expect.arrayContaining([...marks.names]))
})

test('no file of the web application has any, nor what is kept of it on a device', () => {
  expect(builtFiles.length).toBeGreaterThan(200)
  expect(builtFiles.filter((name) => name.endsWith('.map'))).toEqual([])
  const found = builtFiles.flatMap((name) =>
    marksIn(readFileSync(join(builtHere, name), 'latin1'), marks).map((mark) => `${name}: ${mark}`),
  )
  expect(found).toEqual([])
})

test('no address answers a visitor with any', async ({ server }) => {
  const read = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text()
  const asked = [
    ...openPaths,
    ...['/', '/project_new', '/json/states.json', '/service-worker.js', '/manifest.webmanifest'],
    ...['engine.js', 'catalogue.json', 'report.js', 'chinese-regular.ttf'].map((name) => `/files/offline/${name}`),
    ...['/builds/builds.json', '/data/wind/hip-roof.json'],
    ...serverFiles.flatMap((name) => [`/${name}`, `/assets/${name}`, `/dist/${name}`, `/files/offline/${name}`]),
    ...builtFiles.filter((name) => name.endsWith('.js')).map((name) => `${name}.map`),
  ]
  const answered = await Promise.all(asked.map(async (path) => ({ path, text: await read(path) })))
  const found = answered.flatMap(({ path, text }) => marksIn(text, marks).map((mark) => `${path}: ${mark}`))
  expect(found).toEqual([])
})
