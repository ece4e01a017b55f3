import { existsSync } from 'node:fs'
import { installDebian, onPath } from './debian.mjs'
import { run, say } from './running.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of this machine, or undefined. */
const systemChromium = () => names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path))

/** The browser that Playwright downloaded, or undefined. */
const downloadedChromium = async () => {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Debian's Chromium without a window, past the script that would be a process beside it. It needs a fifth less time for the journeys. */
const headlessShell = () => ['/usr/lib/chromium/chromium-headless-shell'].find((path) => existsSync(path))

/** A path to a browser: CHROMIUM, Debian's without a window, the machine's, else Playwright's own; throws when there is none. */
export const ensureChromium = async () => {
  const chosen = process.env.CHROMIUM ?? headlessShell()
  if (chosen) return chosen
  await installDebian(['chromium-headless-shell'])
  const present = headlessShell() ?? systemChromium() ?? (await downloadedChromium())
  if (present) return present
  say('Downloading Chromium with Playwright …')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = await downloadedChromium()
  if (downloaded) return downloaded
  throw new Error('There is no Chromium for the journeys: install it, or name one in the variable CHROMIUM.')
}
