import { call } from '../api/api-client.ts'
import { currentSession } from '../session/session.ts'
import { chosenLanguage, keepChoice, keepLanguageOfAccount, type Language, words } from '../words/words.ts'

const longestWait = 2_000
const timeIsUp = () => new Promise<void>((resolve) => setTimeout(resolve, longestWait))

/** The account's mails are written in it from now on. */
const tellAccount = async (language: Language): Promise<void> => {
  await call('changeLanguage', { body: { language }, quiet: true })
}

/** On this device, and for the mails of whoever is logged in. The page loads again: what was typed is kept. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  keepChoice(language)
  if (currentSession() !== null) await Promise.race([tellAccount(language).catch(() => undefined), timeIsUp()])
  location.reload()
}

/** True where the page has to load again to speak as an account does: nothing is chosen on this device. */
export const speaksAsAccount = (ofAccount: Language | undefined): boolean =>
  ofAccount !== undefined &&
  chosenLanguage() === null &&
  ofAccount !== words.language &&
  keepLanguageOfAccount(ofAccount)

/** A choice that was made on this device counts for the account. */
export const tellChoice = async (ofAccount: Language | undefined): Promise<void> => {
  const chosen = chosenLanguage()
  if (chosen !== null && ofAccount !== undefined && chosen !== ofAccount) await tellAccount(chosen)
}
