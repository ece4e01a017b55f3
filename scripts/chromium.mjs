import { existsSync } from 'node:fs'
import { installDebian, onPath } from './debian.mjs'
import { run, say } from './running.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of this machine: CHROMIUM, one on the path, or undefined. */
export const systemChromium = () =>
  process.env.CHROMIUM ?? names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path))

/** The browser that Playwright downloaded, or undefined. */
export const downloadedChromium = async () => {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** A path to a browser: the machine's, else Debian's, else Playwright's own; throws when there is none. */
export const ensureChromium = async () => {
  const present = systemChromium() ?? (await downloadedChromium())
  if (present) return present
  await installDebian(['chromium'])
  const installed = systemChromium()
  if (installed) return installed
  say('Downloading Chromium with Playwright …')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = await downloadedChromium()
  if (downloaded) return downloaded
  throw new Error('There is no Chromium for the journeys: install it, or name one in the variable CHROMIUM.')
}
