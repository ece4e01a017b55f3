import type { PlatformServices } from '../http/handler.ts'
import { startWorkRunner, type WorkRunner } from '../work/work-runner.ts'
import { faultInWords } from './fault-in-words.ts'
import { nextMailAt, postponeMail, releaseMails, removeMail, type TakenMail, takeMail } from './mail-queue.ts'
import { type Mailer, Undeliverable } from './mailer.ts'

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'log' | 'secrets'> & {
  readonly office: Mailer
  /** Writes mails that were asked for, before they are sent. */
  readonly prepare?: () => Promise<void>
}

/** After this another process sends the mail of one that ended; longer than any attempt. */
const lease = 120_000
const firstPause = 15_000
const longestPause = 3_600_000
const longestSleep = 60_000

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** Doubles with each attempt. */
const pauseAfter = (attempts: number): number => Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 20))

/** The log names the mail by number, without recipient or text. */
const attempt = async ({ db, clock, log, office }: Needs, mail: TakenMail): Promise<void> => {
  const detail = { mail: mail.id, attempt: mail.attempts }
  try {
    await office.deliver(mail)
  } catch (error) {
    if (error instanceof Undeliverable) log.error('a mail cannot be delivered', error.cause, detail)
    else {
      log.error('a mail waits for another attempt', error, detail)
      return void (await postponeMail(db, mail.id, later(clock(), pauseAfter(mail.attempts)), faultInWords(error)))
    }
  }
  await removeMail(db, mail.id)
}

/** Sends until nothing is due; returns the wait until the next look, milliseconds. */
const workOff = async (needs: Needs, isStopping: () => boolean): Promise<number> => {
  const { db, clock } = needs
  await needs.prepare?.()
  while (!isStopping()) {
    const now = clock()
    const mail = await takeMail(db, needs, now, later(now, lease))
    if (!mail) break
    await attempt(needs, mail)
  }
  const next = await nextMailAt(db)
  const wait = next ? next.getTime() - clock().getTime() : longestSleep
  return Math.min(longestSleep, Math.max(250, wait))
}

/** Sends queued mails one after the other, in the background. */
export const startMailRunner = (needs: Needs): WorkRunner => {
  const runner = startWorkRunner({
    log: needs.log,
    begin: async () => {
      if (needs.config.databaseUrl === null) await releaseMails(needs.db, needs.clock())
    },
    workOff: (isStopping) => workOff(needs, isStopping),
    afterFailure: firstPause,
    longest: longestSleep,
    words: { beginFails: 'the mails of the last run wait', workFails: 'the mails wait' },
    interrupt: async () => undefined,
  })
  return { wake: runner.wake, stop: () => runner.stop().finally(() => needs.office.close()) }
}
