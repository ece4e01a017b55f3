import { knownLanguage, type Language } from '@soundroof/contract/identity/languages'
import type { CodedMail, MailCode } from '@soundroof/words/language/mail-wording'
import { mailIn } from '@soundroof/words/mails'
import type { Db } from '../database/db.ts'
import type { PlatformServices } from '../http/handler.ts'
import { readProvider } from '../provider/reference.ts'
import { queueMail } from './mail-queue.ts'

/** A mail by code and values, before it is written. */
export type Letter<C extends MailCode = MailCode> = CodedMail<C> & {
  readonly to: string
  /** Account whose language is used where no account has the address. */
  readonly by?: string
}

const languageOf = async (tx: Db, to: string, by: string): Promise<Language> => {
  const [reader] = await tx.query<{ language: string }>(
    'select language from accounts where email in ($1, $2) order by email = $1 desc limit 1',
    [to, by],
  )
  return knownLanguage(reader?.language)
}

/** In the reader's language at this moment. In the transaction that causes the mail; then call `wakeMail`. */
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
  await queueMail(tx, { secrets }, { to, code: letter.code, ...words }, now, expiresAt)
}
