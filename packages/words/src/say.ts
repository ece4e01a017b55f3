import { results as enAu } from './en-au/results/results.ts'
import type { Say, Wording } from './language/wording.ts'
import { sayBy } from './say-by.ts'
import { results as zhHans } from './zh-hans/results/results.ts'

const catalogues = { 'en-AU': enAu, 'zh-Hans': zhHans } as const satisfies Readonly<Record<string, Wording>>
export type Language = keyof typeof catalogues

export const sayIn = (language: Language): Say => sayBy(catalogues[language], language)
