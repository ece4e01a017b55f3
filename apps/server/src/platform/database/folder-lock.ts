import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The embedded database has no lock: writes of a second process would be lost. */

export type FolderLock = { readonly release: () => void }

const taken = (folder: string) => new Error(`Another Soundroof is running on ${folder}. Stop it, or set DATA_DIR.`)

/** Locks with an abstract socket: the kernel frees it however the process ends. */
const lockBySocket = (folder: string): Promise<FolderLock> =>
  new Promise((resolve, reject) => {
    const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(folder) : error))
    server.listen(`\0soundroof-${name}`, () => {
      server.unref()
      resolve({ release: () => server.close() })
    })
  })

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const writeOwn = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Locks with a file that holds the process id; the file of a process that has ended is taken over. */
export const lockByFile = (folder: string): FolderLock => {
  const file = join(folder, 'process.lock')
  const lock = { release: () => rmSync(file, { force: true }) }
  if (writeOwn(file)) return lock
  const owner = Number(readFileSync(file, 'utf8'))
  if (owner !== process.pid && owner > 0 && isAlive(owner)) throw taken(folder)
  rmSync(file, { force: true })
  if (writeOwn(file)) return lock
  throw taken(folder)
}

/** Throws while another process has the folder. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  mkdirSync(folder, { recursive: true })
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder)
}
