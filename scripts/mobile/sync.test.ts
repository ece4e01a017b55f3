import { expect, it } from 'vitest'
import { textOf } from '../sources.mjs'
import { changedBySync } from './sync.mjs'

/** Fetches a newer Node once, where this one is too old for Capacitor's command. */
const longest = 120_000

it(
  'cap sync leaves the projects of the shells as they are',
  async () => {
    expect(await changedBySync()).toBe('')
  },
  longest,
)

const plugins = Object.keys(JSON.parse(textOf('apps/mobile/package.json')).dependencies).filter(
  (name) => !/^@capacitor\/(android|core|ios)$/.test(name),
)

it.each(plugins)('%s is in both projects', (plugin) => {
  expect(textOf('apps/mobile/android/capacitor.settings.gradle')).toContain(`node_modules/${plugin}/android`)
  expect(textOf('apps/mobile/ios/App/CapApp-SPM/Package.swift')).toContain(`node_modules/${plugin}`)
})

const manifest = textOf('apps/mobile/android/app/src/main/AndroidManifest.xml')
const plist = textOf('apps/mobile/ios/App/App/Info.plist')

it('Android asks for what the application uses, and for nothing more', () => {
  const asked = [...manifest.matchAll(/uses-permission android:name="([^"]+)"/g)].map(([, name]) => name)
  expect(asked).toEqual([
    'android.permission.INTERNET',
    'android.permission.CAMERA',
    'android.permission.ACCESS_COARSE_LOCATION',
    'android.permission.ACCESS_FINE_LOCATION',
    'com.android.vending.BILLING',
  ])
})

it.each(['Camera', 'PhotoLibrary', 'PhotoLibraryAdd', 'LocationWhenInUse', 'Motion'])(
  'iOS says why it asks for %s',
  (right) => {
    expect(plist).toMatch(new RegExp(`<key>NS${right}UsageDescription</key>\\s*<string>To [^<]{20,}\\.</string>`))
  },
)
