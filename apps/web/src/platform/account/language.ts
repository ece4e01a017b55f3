import { call } from '../api/api-client.ts'
import { currentSession } from '../session/session.ts'
import { type Language, languageAfterLogin, speakFromNowOn, words } from '../words/words.ts'

/** The account's mails are written in it from now on. */
const tellAccount = (language: Language) => call('changeLanguage', { body: { language }, quiet: true })

/** On this device, and for the mails of whoever is logged in. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  if (currentSession() !== null) await tellAccount(language)
  speakFromNowOn(language)
}

/** A choice made on the device counts for the account; without one the device speaks as the account does. */
export const agreeOnLanguage = async (ofAccount: Language | undefined): Promise<void> => {
  const outcome = languageAfterLogin(ofAccount)
  if (outcome === 'tell-account') await tellAccount(words.language)
  if (outcome === 'speak-as-account' && ofAccount !== undefined) speakFromNowOn(ofAccount)
}
