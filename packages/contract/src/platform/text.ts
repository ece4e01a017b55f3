export type Values = Readonly<Record<string, string | number>>

export type Language = {
  /** BCP 47, for dates and numbers. */
  readonly tag: string
  /** A sentence of ours, written in English, with its `{placeholders}` filled in. */
  readonly text: (english: string, values: Values) => string
  /** A sentence that arrives whole in English: a refusal of the server, a reason that was stored. */
  readonly recognised: (sentence: string) => string
}

/** One without a value stays visible, so that a test finds it. */
export const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const english: Language = { tag: 'en-AU', text: filled, recognised: (sentence) => sentence }
let language = english

/** A report on the screen reads as its PDF does. */
export const inEnglish = <T>(make: () => T): T => {
  const chosen = language
  language = english
  try {
    return make()
  } finally {
    language = chosen
  }
}

/** Only the website chooses another language; reports, mails and the command line stay English. */
export const speak = (chosen: Language): void => {
  language = chosen
}

/** Whole sentences only: halves cannot be translated. Never for what users wrote. */
export const text = (english: string, values: Values = {}): string => language.text(english, values)

/** A message: a placeholder without a value may end it. */
export const said = (english: string, values: Values = {}): string => text(english, values).trimEnd()

export const recognised = (sentence: string): string => language.recognised(sentence)

export const languageTag = (): string => language.tag
