import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileProblem } from './file-problem.ts'

type File = { readonly path: string; readonly bytes: Uint8Array | string }

/** Hidden, so that only complete files are listed in the folder. */
const waitingOf = (path: string): string => join(dirname(path), `.${basename(path)}.part`)

/** Removes the temporary file of a killed run; the new one does not follow a link in its place. */
const writeWaiting = ({ path, bytes }: File, mode: number): void => {
  const waiting = waitingOf(path)
  rmSync(waiting, { force: true })
  const file = openSync(waiting, 'wx', mode)
  try {
    writeFileSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const refuseFolder = ({ path }: File): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw Object.assign(new Error(path), { code: 'EISDIR', syscall: 'stat' })
}

const steps: readonly ((file: File, mode: number) => void)[] = [
  refuseFolder,
  writeWaiting,
  ({ path }) => renameSync(waitingOf(path), path),
]

/** Writes all files or none, each completely; throws an error that names the one that cannot be written. */
export const writeFiles = (files: readonly File[], mode = 0o666): void => {
  for (const step of steps)
    for (const file of files)
      try {
        step(file, mode)
      } catch (error) {
        for (const { path } of files) rmSync(waitingOf(path), { force: true })
        throw new Error(fileProblem(error, file.path), { cause: error })
      }
}
