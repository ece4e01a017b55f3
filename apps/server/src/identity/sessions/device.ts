import { type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'

/** What a browser says of itself, as a person would say it; a name that nobody knows is not kept. */

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

/** What stands alone where one of both is not known. */
export const loneNames: readonly string[] = [...browsers, ...systems].map(([, name]) => name).concat(unknown)

export const deviceOf = (agent: string): string => {
  const [browser, system] = [firstOf(browsers, agent), firstOf(systems, agent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknown
}

/** A name as it was kept: in two parts, or one word of ours; empty where none was. */
export const toldDevice = (kept: string): Told => {
  const [browser = '', system] = kept.split(' on ')
  return system === undefined ? word(kept || unknown) : told('deviceWith', { browser, system })
}
