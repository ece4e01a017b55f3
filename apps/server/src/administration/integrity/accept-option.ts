import { parseArgs } from 'node:util'
import { type KeptSecret, keptSecrets, variableOf } from './secret-checks.ts'

const secretNamed = (variable: string): KeptSecret => {
  const found = keptSecrets.find((name) => variableOf[name] === variable)
  if (!found) throw new Error(`--accept-new-secret is one of ${Object.values(variableOf).join(', ')}`)
  return found
}

/** Secrets that the operator accepts at this start; throws with a sentence. */
export const acceptedByOperator = (args: readonly string[]): readonly KeptSecret[] => {
  const options = { 'accept-new-secret': { type: 'string', multiple: true } } as const
  const { values } = parseArgs({ args: [...args], options })
  return (values['accept-new-secret'] ?? []).map(secretNamed)
}
