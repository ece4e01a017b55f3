import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { downloadLead, installWords } from './download-words.ts'

const say = sayIn('en-AU')

const none = { apk: null, playStore: null, appStore: null }

it('without any app of a store says that this one can be installed', () => {
  const words =
    'This website is the app: install it on your phone or computer, and describe roofs, take photos and read results.'
  expect(downloadLead(say, { downloads: none })).toBe(words)
  expect(downloadLead(say, { downloads: { ...none, apk: '' } })).toBe(words)
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'

it.each([
  [iPhone, 5, true],
  [mac, 5, true],
  [mac, 0, false],
  [android, 5, false],
])('%s with %s touches is installed from the share sheet: %s', (userAgent, touches, isShared) => {
  expect(say(installWords(userAgent, touches)).includes('Add to Home Screen')).toBe(isShared)
})

it.each(['apk', 'playStore', 'appStore'] as const)('with an app says what it is for: %s', (key) => {
  expect(downloadLead(say, { downloads: { ...none, [key]: 'https://apps.example.org/x' } })).toBe(
    'The mobile app and this website share your projects. Subscriptions are sold in the app.',
  )
})

it('says nothing until the server has answered', () => {
  expect(downloadLead(say, null)).toBe('')
})
