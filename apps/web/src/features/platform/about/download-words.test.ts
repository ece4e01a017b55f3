import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { downloadLead } from './download-words.ts'

const say = sayIn('en-AU')

const none = { apk: null, playStore: null, appStore: null }

it('without any app says that there is none, and what the website does instead', () => {
  const words = 'There is no mobile app to download yet. Describe roofs, take photos and read results on this website.'
  expect(downloadLead(say, { downloads: none, sandboxStore: false })).toBe(
    `${words} Subscriptions are sold in the app, so none can be bought yet.`,
  )
  expect(downloadLead(say, { downloads: { ...none, apk: '' }, sandboxStore: true })).toBe(words)
})

it.each(['apk', 'playStore', 'appStore'] as const)('with an app says what it is for: %s', (key) => {
  expect(downloadLead(say, { downloads: { ...none, [key]: 'https://apps.example.org/x' }, sandboxStore: false })).toBe(
    'The mobile app and this website share your projects. Subscriptions are sold in the app.',
  )
})

it('says nothing until the server has answered', () => {
  expect(downloadLead(say, null)).toBe('')
})
