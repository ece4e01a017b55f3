import { fileProblem } from './file-problem.ts'

type Program<Arguments> = {
  readonly usage: string
  /** Throws with a sentence when an argument is missing or not allowed. */
  readonly read: (args: readonly string[]) => Arguments
  /** Returns the exit code. */
  readonly run: (chosen: Arguments) => number | Promise<number>
}

/** One line: Node's messages also explain how to quote in a shell. */
const argumentProblem = (error: unknown): string => {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
  return `${sentence.replace(/\.$/, '')}. See --help.`
}

/** Runs a program. Exit code 0 after its help, 2 for invalid arguments, 1 for an error, which is printed on stderr. */
export const runProgram = async <Arguments>({ usage, read, run }: Program<Arguments>): Promise<number> => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return 0
  }
  let chosen: Arguments
  try {
    chosen = read(args)
  } catch (error) {
    console.error(argumentProblem(error))
    return 2
  }
  try {
    return await run(chosen)
  } catch (error) {
    console.error(fileProblem(error))
    return 1
  }
}
