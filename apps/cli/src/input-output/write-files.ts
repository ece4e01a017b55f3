import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileProblem } from './file-problem.ts'

type File = { readonly path: string; readonly bytes: Uint8Array | string }

/** Hidden: whoever lists the folder meets whole files alone. */
const waitingOf = (path: string): string => join(dirname(path), `.${basename(path)}.part`)

/** A waiting file of a killed run goes first; a new one follows no link that was laid in its place. */
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

/** Writes each file as a whole, and none while one of them cannot be written; throws with a sentence that names it. */
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
