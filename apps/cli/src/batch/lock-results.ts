import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** An address that one process at a time can hold; the system frees it when the process ends or is killed. */
const addressOf = (out: string, platform: NodeJS.Platform): string => {
  const name = `soundroof-batch-${createHash('sha256').update(out).digest('hex').slice(0, 32)}`
  if (platform === 'linux') return `\0${name}`
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

const held = async (address: string): Promise<Server | null> => {
  const server = createServer((socket) => socket.destroy())
  server.listen(address)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null
    throw error
  }
  server.unref()
  return server
}

/** Whether no process answers at an address that is a file: a killed process leaves the file behind. */
export const abandoned = async (address: string): Promise<boolean> => {
  const socket = connect(address)
  const isAnswered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return !isAnswered
}

/** Linux and Windows free the address of a killed process; elsewhere it is a file. */
const isFile = (address: string): boolean => !(address.startsWith('\0') || address.startsWith('\\\\'))

/**
 * Waits until no other run on this system writes these results, then locks them. A killed `npm` leaves its batch running:
 * two batches on one file would repeat rows.
 * @param out path with links resolved
 * @returns releases the lock; null when the wait was stopped
 */
export const lockResults = async (
  out: string,
  onWait: () => void,
  isStopping: () => boolean,
  platform: NodeJS.Platform = process.platform,
): Promise<(() => void) | null> => {
  const address = addressOf(out, platform)
  for (let isFirst = true; ; isFirst = false) {
    const server = await held(address)
    if (server !== null) return () => server.close()
    if (isStopping()) return null
    if (isFirst) onWait()
    if (isFile(address) && (await abandoned(address))) rmSync(address, { force: true })
    await wait(isFirst ? 50 : 250)
  }
}
