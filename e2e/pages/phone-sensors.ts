import type { CDPSession, Page } from '@playwright/test'

/** How a phone is held, as Chromium's emulation tells it to the page. */

const motion = ['relative-orientation', 'absolute-orientation'] as const

const half = (degrees: number): number => (degrees * Math.PI) / 360

/** Turned about the vertical by `alpha`, then about the phone's x axis by `beta` (W3C's angles). */
const quaternion = (alpha: number, beta: number) => {
  const [sinA, cosA, sinB, cosB] = [
    Math.sin(half(alpha)),
    Math.cos(half(alpha)),
    Math.sin(half(beta)),
    Math.cos(half(beta)),
  ]
  return { x: cosA * sinB, y: sinA * sinB, z: sinA * cosB, w: cosA * cosB }
}

export type Phone = {
  /** @param beta degrees from lying flat @param heading degrees from magnetic north of the top edge */
  readonly hold: (beta: number, heading?: number) => Promise<void>
}

const override = (session: CDPSession, available: boolean) =>
  Promise.all(
    motion.map((type) =>
      session.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata: { available } }),
    ),
  )

/** @param isThere false: a device without these sensors */
export const phoneOf = async (page: Page, isThere = true): Promise<Phone> => {
  await page.context().grantPermissions(['accelerometer', 'gyroscope', 'magnetometer', 'geolocation'])
  const session = await page.context().newCDPSession(page)
  await override(session, isThere)
  return {
    hold: async (beta, heading = 0) => {
      for (const type of motion)
        await session.send('Emulation.setSensorOverrideReadings', {
          type,
          reading: { quaternion: quaternion(360 - heading, beta) },
        })
    },
  }
}

/** Sensors and position. Chromium asks which of its browser contexts is meant: otherwise it refuses another one. */
export const refuseAll = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  const { origin } = new URL(page.url())
  for (const name of ['accelerometer', 'geolocation'])
    await session.send('Browser.setPermission', {
      permission: { name },
      setting: 'denied',
      origin,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    })
}
