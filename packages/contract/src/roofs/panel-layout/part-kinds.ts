import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { isVisibleLine } from '../../platform/visible-text.ts'

/** Parts of an order. */
export const partKinds = [
  'panel',
  'rail',
  'splice',
  'foot',
  'roof-clamp',
  'tile-hook',
  'metal-screw',
  'timber-screw',
  'hook-screw',
  'front-leg',
  'middle-leg',
  'rear-leg',
  'mid-clamp',
  'end-clamp',
  'end-cap',
  'bonding-clip',
  'earth-lug',
  'cable-clip',
  'expansion-joint',
] as const
export type PartKind = (typeof partKinds)[number]

const partNumber = z
  .string()
  .max(60)
  .refine(isVisibleLine, inText(told('oneLine', { label: word('Part number') })))
  .optional()

/** By kind of part. Strict, unlike a record, which drops the key `__proto__` silently. */
export const partNumbers = z.strictObject({
  panel: partNumber,
  rail: partNumber,
  splice: partNumber,
  foot: partNumber,
  'roof-clamp': partNumber,
  'tile-hook': partNumber,
  'metal-screw': partNumber,
  'timber-screw': partNumber,
  'hook-screw': partNumber,
  'front-leg': partNumber,
  'middle-leg': partNumber,
  'rear-leg': partNumber,
  'mid-clamp': partNumber,
  'end-clamp': partNumber,
  'end-cap': partNumber,
  'bonding-clip': partNumber,
  'earth-lug': partNumber,
  'cable-clip': partNumber,
  'expansion-joint': partNumber,
} satisfies Record<PartKind, z.ZodType>)
