import { word } from '@soundroof/contract/platform/coded/told'
import { byItself, nameless } from '@soundroof/contract/roofs/project-status'
import { toldInWords } from '@soundroof/words/told-in-words'

/** SQL: name of a person whose account may be deleted. */
export const nameSql = (column: string): string =>
  `(select a.name from accounts a where a.id = ${column} and a.deleted_at is null)`

/** Our own words in place of a name, with their code. */
const ours = (of: string) => {
  const { message, coded } = toldInWords(word(of), 'en-AU')
  return { person: message, codedPerson: coded }
}

/** @param person null where the account is deleted */
export const personWords = (person: string | null) => (person === null ? ours(nameless) : { person })

export const nobodyWords = ours(byItself)
