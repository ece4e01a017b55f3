import { said } from './file-words.ts'

/** What a command ends with: 2 after arguments that are not allowed, 1 after what it throws, each told on stderr. */
export const exitCodeOf = async <Arguments>(
  usage: string,
  read: (args: readonly string[]) => Arguments,
  run: (chosen: Arguments) => number | Promise<number>,
): Promise<number> => {
  let chosen: Arguments
  try {
    chosen = read(process.argv.slice(2))
  } catch (error) {
    console.error(`${said(error)}\n${usage}`)
    return 2
  }
  try {
    return await run(chosen)
  } catch (error) {
    console.error(said(error))
    return 1
  }
}
