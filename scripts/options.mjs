import { parseArgs } from 'node:util'

/** @typedef {import('node:util').ParseArgsConfig['options']} Options */

/**
 * The arguments of a program: prints how it is used and ends for --help, ends with one line and code 2 for what it does not take.
 * @param {string} usage @param {Options} [options] @param {boolean} [allowPositionals]
 */
export const readOptions = (usage, options = {}, allowPositionals = false) => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    console.error(`${sentence}. See --help.`)
    process.exit(2)
  }
}
