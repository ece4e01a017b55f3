import { browserKeyValue } from '../key-value.ts'

/** The latest time that the server told this device: a clock behind it has been set back. */

const key = 'soundroof.server-time'
const storage = browserKeyValue()
/** Clocks of devices on site are some minutes off, ms. */
const tolerance = 10 * 60_000

export const noteServerTime = (now: number): void => {
  const known = Number(storage.read(key) ?? 0)
  if (now > known) storage.write(key, String(now))
}

/** Whether a right that ends then has ended, or the device's clock was set back behind the server's. */
export const isOver = (until: number, now: number): boolean =>
  now >= until || now < Number(storage.read(key) ?? 0) - tolerance
