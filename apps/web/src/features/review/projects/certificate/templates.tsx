import { Button } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import {
  type StatementTemplate,
  statementTemplate,
  templateOf,
  withTemplate,
} from '@soundroof/contract/review/certificate/statement-templates'
import { useState } from 'react'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useChange } from '../use-change.ts'
import styles from './certificate.module.css'
import type { Certificate } from './use-certificate.ts'

const key = ['console', 'statement-templates'] as const

type UseProps = { readonly certificate: Certificate; readonly known: readonly StatementTemplate[] }

/** Fills what is empty; removing one needs no question, since its texts stand in the certificates that used it. */
const UseTemplate = ({ certificate: { entered, edit }, known }: UseProps) => {
  const say = useSay()
  const change = useChange(key)
  const [at, setAt] = useState<number | null>(null)
  const chosen = at === null ? undefined : known[at]
  const fill = () => {
    if (chosen === undefined) return
    const { statement, record } = withTemplate(entered, chosen)
    edit('statement', { statement, record })
  }
  const remove = async () => {
    if (chosen === undefined) return
    const body = { name: chosen.name }
    const answer = await change(() => call('removeStatementTemplate', { body }), 'review.template-removed')
    if (answer.ok) setAt(null)
  }
  return (
    <div className={styles.template}>
      <SelectField
        name="template"
        label={say('review.template')}
        options={known.map(({ name }) => name)}
        value={at}
        onChange={setAt}
        hint={say('review.fills-what-is-empty-and-replaces')}
      />
      <Button variant="default" onClick={fill} disabled={chosen === undefined}>
        {say('review.fill-in-the-template')}
      </Button>
      <BusyButton variant="subtle" work={remove} disabled={chosen === undefined}>
        {say('review.remove-the-template')}
      </BusyButton>
    </div>
  )
}

const KeepTemplate = ({ certificate: { entered } }: Pick<UseProps, 'certificate'>) => {
  const say = useSay()
  const change = useChange(key)
  const [name, setName] = useState('')
  const [error, setError] = useState<Message | undefined>()
  const keep = async () => {
    const body = templateOf(name, entered)
    const answer = await change(() => call('keepStatementTemplate', { body }), 'review.template-kept')
    setError(answer.ok ? undefined : (answer.issues[0]?.coded ?? answer.message))
    if (answer.ok) setName('')
  }
  return (
    <div className={styles.template}>
      <TextField
        {...schemaField(statementTemplate, 'name')}
        name="template-name"
        value={name}
        error={error}
        onChange={setName}
        hint={say('review.statement-exclusions-inspections-and-validity')}
      />
      <BusyButton variant="default" work={keep}>
        {say('review.keep-as-a-template')}
      </BusyButton>
    </div>
  )
}

/** Texts that the provider keeps for all of its engineers. */
export const Templates = ({ certificate }: Pick<UseProps, 'certificate'>) => {
  const say = useSay()
  const { data: known = [] } = useCallData('statementTemplates', key)
  return (
    <details className={styles.further}>
      <summary>{say('review.templates')}</summary>
      {known.length > 0 && <UseTemplate certificate={certificate} known={known} />}
      <KeepTemplate certificate={certificate} />
    </details>
  )
}
