import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { PlainCode, Say, ScreenCode } from '@soundroof/words/language/say'

/** Words of ours in code; or what reads the same in every language: a number, a product, what somebody typed. */
export type Telling = Coded | string

export const told = (code: PlainCode): Coded => ({ code })
export const toldOf = (code: ScreenCode, values: NonNullable<Coded['values']>): Coded => ({ code, values })

/** An option of a list may have no other name: `2021`, `MGP10`. */
export const textOf = (say: Say, telling: Telling): string => {
  if (typeof telling === 'string') return telling
  return telling.values === undefined ? say.named(telling.code) : say(telling)
}
