import { type Arguments, readArguments, usage } from './batch/arguments.ts'
import { Refusal } from './batch/refusal.ts'
import { type Ended, runBatch } from './batch/run-batch.ts'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { fileProblem } from './input-output/file-problem.ts'
import { runProgram } from './input-output/program.ts'

const exitCodes = { done: 0, failed: 1, refused: 2, badRows: 3, SIGINT: 130, SIGTERM: 143 } as const
type Signal = 'SIGINT' | 'SIGTERM'

/** The first signal finishes the rows in progress; the second ends at once. */
const listenForStop = (): (() => Signal | null) => {
  let signal: Signal | null = null
  const stop = (name: Signal) => () => {
    if (signal !== null) process.exit(exitCodes[name])
    signal = name
    process.stderr.write('\nStopping: rows in hand are finished. Once more ends at once.\n')
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop(name))
  return () => signal
}

const printColumns = async (): Promise<number> => {
  const { wireColumns } = await import('@soundroof/contract/roofs/wire/wire-cells')
  for (const { name, kind, label } of wireColumns)
    if (kind !== 'ignored') console.log([name.padEnd(36), kind.padEnd(7), label].join(' ').trimEnd())
  return exitCodes.done
}

const tellEnd = ({ rows, bad, isWhole }: Ended, { out }: Arguments): void => {
  const counts = `${rows - bad} of ${rows} rows assessed, ${bad} bad${bad > 0 ? ' ("ok":false)' : ''}`
  console.error(isWhole ? `${out}: ${counts}.` : `${out}: stopped after ${counts}. The same command continues.`)
}

const run = async (args: Arguments | 'columns'): Promise<number> => {
  if (args === 'columns') return printColumns()
  const stopSignal = listenForStop()
  try {
    const ended = await runBatch(args, { stderr: process.stderr, isStopping: () => stopSignal() !== null })
    tellEnd(ended, args)
    const signal = stopSignal()
    if (!ended.isWhole && signal !== null) return exitCodes[signal]
    return ended.bad > 0 ? exitCodes.badRows : exitCodes.done
  } catch (error) {
    console.error(fileProblem(error))
    return error instanceof Refusal ? exitCodes.refused : exitCodes.failed
  }
}

endQuietlyOnClosedPipe(process.stdout)
// A closed stderr does not stop a batch.
process.stderr.on('error', () => undefined)
process.exitCode = await runProgram({ usage, read: readArguments, run })
