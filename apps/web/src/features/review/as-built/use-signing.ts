import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { installerStatement } from '@soundroof/contract/review/as-built/as-built-record'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { focusSoon } from '../../../components/fields/error-summary.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { noAnswer } from '../../../platform/api/envelope.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { meetServer, recordNow } from '../../../platform/as-built/kept-records.ts'
import { saveRecord, useSaving } from '../../../platform/as-built/save-records.ts'
import { toast } from '../../../platform/toast.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { type Message, type Say, useSay } from '../../../platform/words/use-say.ts'
import { elementOf, missingOf, missingWords } from './missing.ts'
import { asBuiltKey } from './use-as-built.ts'
import { isWhole, type Statement } from './use-statement.ts'

const missingProblems = (say: Say, told: AsBuiltOfProject, record: KeptRecord): readonly Problem[] =>
  missingOf(told, record).map((missing) => ({
    field: missing.field,
    coded: { code: 'review.still-missing', values: { what: missingWords(say, missing) } },
  }))

const signerNames = ['name', 'licence', 'accreditation'] as const

const codedOf = (field: string, coded: Problem['coded']): Problem['coded'] =>
  field === 'isStated' ? { code: 'review.tick-the-statement' } : coded

const statementProblems = (statement: Statement['statement']): readonly Problem[] => {
  const blank = signerNames
    .filter((name) => isBlank(statement[name]))
    .map((name) => ({
      field: `statement.${name}`,
      coded: { code: 'textRequired', values: { label: { code: schemaField(installerStatement, name).label } } },
    }))
  const parsed = parseWith(installerStatement, statement)
  const others = parsed.ok ? [] : parsed.problems
  return [
    ...blank,
    ...others.map(({ field, coded }) => ({ field: `statement.${field}`, coded: codedOf(field, coded) })),
  ]
}

/** Ids of zones name them; the server counts the zones that it was sent. */
const atElement = (record: KeptRecord, { field, coded }: Problem): Problem => {
  const [, index, measure] = /^zones\.(\d+)\.(\w+)$/.exec(field) ?? []
  const zone = index === undefined ? undefined : record.content.zones[Number(index)]?.zone
  return { field: elementOf(zone && measure ? `zones.${zone}.${measure}` : field), coded }
}

/** Everything that was entered has reached the server; otherwise why not. */
const whyNotSent = async (hash: string): Promise<Message | null> => {
  const saved = await saveRecord(hash)
  if (saved.kind === 'refused') return { code: 'review.not-saved-because', values: { why: saved.why } }
  if (saved.kind === 'unreachable') return 'review.signing-needs-a-signal'
  return (recordNow(hash)?.waiting.length ?? 0) > 0 ? 'review.photos-go-first' : null
}

type Signing = { readonly told: AsBuiltOfProject; readonly record: KeptRecord; readonly statement: Statement }

const useRefusals = (record: KeptRecord) => {
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  const [why, setWhy] = useState<Message | null>(null)
  return {
    refusals,
    why,
    clear: () => {
      setRefusals([])
      setWhy(null)
    },
    stop: setWhy,
    refuse: (issues: readonly Problem[], message: Message): void => {
      const found = issues.map((problem) => atElement(record, problem))
      setRefusals(found)
      setWhy(message)
      if (found[0]) focusSoon(found[0].field)
    },
  }
}

/** Signs what the server has; names the first entry that is missing instead. */
export const useSigning = ({ told, record, statement }: Signing) => {
  const say = useSay()
  const queries = useQueryClient()
  const { hash } = record
  const [wasTried, setTried] = useState(false)
  const { refusals, why, clear, stop, refuse } = useRefusals(record)
  const [busy, during] = useBusy()
  const saving = useSaving(hash)
  const ofSaving = saving.kind === 'refused' ? saving.problems.map((problem) => atElement(record, problem)) : []
  const missing = [...missingProblems(say, told, record), ...statementProblems(statement.statement)]
  const shown = [...refusals, ...ofSaving, ...(wasTried ? missing : [])]
  const send = async (): Promise<void> => {
    if (!isWhole(statement.statement)) return
    const notSent = await whyNotSent(hash)
    if (notSent) return stop(notSent)
    const body = { hash, version: recordNow(hash)?.version ?? record.version, statement: statement.statement }
    const answer = await call('signAsBuilt', { body, quiet: true })
    if (answer === noAnswer) {
      stop('review.signing-needs-a-signal')
      // It may have been signed: only the answer was lost.
      return queries.invalidateQueries({ queryKey: asBuiltKey(hash) })
    }
    if (!answer.ok) {
      refuse(answer.issues, answer.message)
      // Somebody else may have saved or signed: what they did is shown before anybody signs.
      return queries.invalidateQueries({ queryKey: asBuiltKey(hash) })
    }
    statement.noteSigned()
    meetServer(hash, '', answer.data)
    showAnswer(queries, asBuiltKey(hash), answer.data)
  }
  const sign = (): void => {
    setTried(true)
    clear()
    const [first] = missing
    if (first === undefined) return void during(send())
    toast(first.coded, 'problem')
    focusSoon(first.field)
  }
  const errorOf = (field: string): Message | undefined => shown.find((one) => one.field === field)?.coded
  return { sign, busy, why, errorOf }
}
