import { call } from '../api/api-client.ts'
import { currentSession } from '../session/session.ts'
import { chosenLanguage, keepChoice, keepLanguageOfAccount, type Language, words } from '../words/words.ts'

const longestWait = 2_000
const timeIsUp = () => new Promise<void>((resolve) => setTimeout(resolve, longestWait))

/** Mails of the account are written in it from now on. */
const tellAccount = async (language: Language): Promise<void> => {
  await call('changeLanguage', { body: { language }, quiet: true })
}

/** Chooses for this device, and for mails of the person logged in. Reloads the page; typed text is kept. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  keepChoice(language)
  if (currentSession() !== null) await Promise.race([tellAccount(language).catch(() => undefined), timeIsUp()])
  location.reload()
}

/** True where the page has to reload in the account's language: none is chosen on this device. */
export const speaksAsAccount = (ofAccount: Language | undefined): boolean =>
  ofAccount !== undefined &&
  chosenLanguage() === null &&
  ofAccount !== words.language &&
  keepLanguageOfAccount(ofAccount)

/** A choice made on this device is stored with the account. */
export const tellChoice = async (ofAccount: Language | undefined): Promise<void> => {
  const chosen = chosenLanguage()
  if (chosen !== null && ofAccount !== undefined && chosen !== ofAccount) await tellAccount(chosen)
}
