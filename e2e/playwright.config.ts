import { defineConfig, devices } from '@playwright/test'

/** For Chromium on a machine without a screen, graphics card or internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where they do in a window; without one they would be rounded to whole pixels.
  '--font-render-hinting=slight',
]

const executablePath = process.env.CHROMIUM

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  reporter: [['list']],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that passes only when it is run once more is named, with its first failure, in the summary of `npm test`.
  retries: 1,
  // Long enough for a machine that does much else at the same time: only what hangs meets them.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    // What never appears is named long before the test ends.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A journey through the application that is kept on the device allows it.
    serviceWorkers: 'block',
    // Recording each step took a sixth of the time of a journey; one that is run once more is recorded.
    trace: { mode: 'on-first-retry', screenshots: false },
    video: 'off',
    // Drawing a moving page sixty times a second took a seventh of the processors.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
