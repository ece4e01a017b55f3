import { readdirSync, readFileSync } from 'node:fs'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { figuresOf } from '../../apps/server/src/roofs/calculations/calculation-context.ts'
import { calculatedSteps, receiveProject } from '../../apps/server/src/roofs/calculations/received-project.ts'
import { interleaved } from './rounds.mjs'

const times = 500
/** Runs before the first that counts: a server is warm when it matters. */
const warmUp = 3000
const around = { provider: readConfig({}).provider.name, ...figuresOf(catalogue) }

const millisecondsOf = (work: () => void, runs = times): number => {
  const started = performance.now()
  for (let run = 0; run < runs; run++) work()
  return (performance.now() - started) / runs
}

/** One assessment with its whole trace beside reading and checking its own request. */
const compare = async (folder: string, name: string) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const read = () => receiveProject(wireProject.parse(JSON.parse(text)), calculatedSteps, around)
  const received = read()
  if (!received.ok) throw new Error(`${name}: ${JSON.stringify(received.problems[0])}`)
  const input = resolveInput(received.value.project, choices)
  for (const work of [() => assess(input, catalogue), read]) millisecondsOf(work, warmUp)
  const { a, b, ratio } = await interleaved(
    7,
    () => millisecondsOf(() => assess(input, catalogue)),
    () => millisecondsOf(read),
  )
  return { name: name.replace('.json', ''), assess: a, read: b, ratio }
}

const folder = process.argv[2] ?? ''
const results = []
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
  results.push(await compare(folder, name))
process.stdout.write(JSON.stringify(results))
