import { type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'

/** Browser names as people say them; unknown ones are not stored. */

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/SoundroofApp\//, 'Soundroof app'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const firstOf = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1]

const unknown = 'Unknown device'

/** Shown alone where browser or system is unknown. */
export const loneNames: readonly string[] = [...browsers, ...systems].map(([, name]) => name).concat(unknown)

/** "Firefox on Windows", from the User-Agent header. */
export const deviceOf = (agent: string): string => {
  const [browser, system] = [firstOf(browsers, agent), firstOf(systems, agent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknown
}

/** A stored name in two parts, or one of our words; empty where none was stored. */
export const toldDevice = (kept: string): Told => {
  const [browser = '', system] = kept.split(' on ')
  return system === undefined ? word(kept || unknown) : told('deviceWith', { browser, system })
}
