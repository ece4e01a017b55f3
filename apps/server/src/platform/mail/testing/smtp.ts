import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Received = { readonly from: string; readonly to: readonly string[]; readonly source: string }

export type TestSmtp = {
  readonly url: string
  readonly received: Received[]
  /** The answer to the next mails: null takes them. */
  readonly answer: (code: number | null) => void
  readonly close: () => Promise<void>
}

const addressOf = (value: { readonly address: string } | false | undefined): string => (value ? value.address : '')

/** A real SMTP server on the loopback address. */
export const startSmtp = async (): Promise<TestSmtp> => {
  const received: Received[] = []
  let code: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        if (code !== null) return done(Object.assign(new Error('not now'), { responseCode: code }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: addressOf(mailFrom), to: rcptTo.map(addressOf), source })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      code = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
