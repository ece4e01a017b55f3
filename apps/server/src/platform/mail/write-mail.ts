import { knownLanguage, type Language } from '@soundroof/contract/identity/languages'
import type { CodedMail, MailCode } from '@soundroof/words/language/mail-wording'
import { mailIn } from '@soundroof/words/mails'
import type { Db } from '../database/db.ts'
import type { PlatformServices } from '../http/handler.ts'
import { readProvider } from '../provider/reference.ts'
import { queueMail } from './mail-queue.ts'

export type Letter<C extends MailCode = MailCode> = CodedMail<C> & {
  readonly to: string
  /** Whose language it is where nobody has an account with that address. */
  readonly by?: string
}

const languageOf = async (tx: Db, to: string, by: string): Promise<Language> => {
  const [reader] = await tx.query<{ language: string }>(
    'select language from accounts where email in ($1, $2) order by email = $1 desc limit 1',
    [to, by],
  )
  return knownLanguage(reader?.language)
}

/** In the language of the reader, as it is now. Call it in the transaction that causes the mail, then call `wakeMail`. */
export const writeMail = async <C extends MailCode>(
  tx: Db,
  { config, secrets }: Pick<PlatformServices, 'config' | 'secrets'>,
  letter: Letter<C>,
  now: Date,
  expiresAt: Date,
): Promise<void> => {
  const { to, by = to } = letter
  const provider = await readProvider(tx, config)
  const words = mailIn<C>(await languageOf(tx, to, by), letter, provider)
  await queueMail(tx, { secrets }, { to, ...words }, now, expiresAt)
}
