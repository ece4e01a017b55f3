import { z } from 'zod'
import { parseJson } from '../../../../platform/json.ts'
import { browserKeyValue } from '../../../../platform/key-value.ts'
import type { Direction } from '../../../../platform/sensors/motion.ts'

/** What the two-way calibration found out about this device, kept on it. */

const key = 'soundroof.inclinometer-zero'
const kept = browserKeyValue()
const part = z.number().min(-1).max(1)
const direction = z.strictObject({ x: part, y: part, z: part })

export const keptZero = (): Direction | null => direction.safeParse(parseJson(kept.read(key))).data ?? null
export const keepZero = (zero: Direction): void => {
  kept.write(key, JSON.stringify(zero))
}
