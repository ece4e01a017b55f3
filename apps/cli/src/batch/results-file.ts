import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises'
import { fileProblem } from '../input-output/file-problem.ts'
import { batchRecordPath } from './batch-record.ts'

/** The results while one run writes them. */
export type ResultsFile = {
  /** Writes at the end. Throws an error if another program has changed the file. */
  readonly append: (bytes: Uint8Array) => Promise<void>
  /** Flushes to disk, unless another program has changed the file. */
  readonly finish: () => Promise<void>
  readonly close: () => Promise<void>
}

type Left = { readonly out: string; readonly file: FileHandle; readonly size: number; readonly beside: string }

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const onlyOne = 'Let one run at a time write it, and give the command again; if that is refused, delete'

/** A lock does not reach into other containers or over every network, so changes by others are detected on the file. */
const checkUntouched = async ({ out, file, size, beside }: Left): Promise<void> => {
  const [own, there] = await Promise.all([file.stat({ bigint: true }), stat(out, { bigint: true }).catch(missing)])
  if (there?.ino !== own.ino || there.dev !== own.dev)
    throw new Error(`${out} was moved or deleted while this run wrote it: give the command again to write it anew.`)
  if (there.size !== BigInt(size)) {
    // Before the first line of this run: what it has laid beside does not tell where the others' lines come from.
    if (size === 0) await rm(batchRecordPath(out), { force: true })
    throw new Error(
      `${out} holds ${there.size} bytes, and this run left it at ${size}: something else writes to it. ${onlyOne} ${out}.`,
    )
  }
  if ((await readFile(batchRecordPath(out), 'utf8').catch(missing)) !== beside)
    throw new Error(`${batchRecordPath(out)} was changed or deleted while this run wrote ${out}. ${onlyOne} ${out}.`)
}

/** Opens results of a known size, bytes. */
export const openResults = async (out: string, bytes: number): Promise<ResultsFile> => {
  const beside = await readFile(batchRecordPath(out), 'utf8')
  const file = await open(out, 'a')
  let size = bytes
  const told = async (work: Promise<void>): Promise<void> => {
    await work.catch((error) => {
      throw new Error(fileProblem(error, out), { cause: error })
    })
  }
  const check = () => checkUntouched({ out, file, size, beside })
  return {
    append: async (lines) => {
      await told(check().then(() => file.appendFile(lines)))
      size += lines.length
    },
    finish: () => told(check().then(() => file.datasync())),
    close: () => file.close(),
  }
}
