import fc from 'fast-check'
import { readOptions } from '../../../scripts/options.mjs'
import { arbitraryWorse, type Compared, madeWorse } from './opened-zones.ts'

const usage = [
  'npm run -s monotone -- [--roofs N] [--seed S]',
  '  makes random roofs worse in every way and prints those of which a zone opens, then a summary by kind',
  '  --roofs N   100000 unless given',
  '  --seed S    1 unless given: the same seed tries the same roofs',
].join('\n')

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const whole = (value: string | undefined, usual: number, name: string): number => {
  const number = Number(value ?? usual)
  if (Number.isSafeInteger(number) && number > 0) return number
  process.stderr.write(`--${name} is a whole number above 0. See --help.\n`)
  process.exit(2)
}

type Count = { compared: number; opened: number }

const { values } = readOptions(usage, { roofs: { type: 'string' }, seed: { type: 'string' } })
const roofs = whole(values.roofs as string | undefined, 100_000, 'roofs')
const seed = whole(values.seed as string | undefined, 1, 'seed')
const counts = new Map<string, Count>()

const tell = ({ kind, opened }: Compared): void => {
  const count = counts.get(kind) ?? { compared: 0, opened: 0 }
  counts.set(kind, { compared: count.compared + 1, opened: count.opened + (opened === null ? 0 : 1) })
  if (opened !== null) say(JSON.stringify(opened))
}

const BLOCK = 1000
for (let done = 0; done < roofs; done += BLOCK) {
  const block = fc.sample(arbitraryWorse, { seed: seed + done, numRuns: Math.min(BLOCK, roofs - done) })
  for (const [input, chance] of block) madeWorse(input, chance).forEach(tell)
}

say(`${roofs} roofs, seed ${seed}`)
for (const [kind, { compared, opened }] of [...counts].sort())
  say(`${kind.padEnd(28)} ${String(compared).padStart(8)} compared ${String(opened).padStart(6)} opened a zone`)
process.exitCode = [...counts.values()].some(({ opened }) => opened > 0) ? 1 : 0
