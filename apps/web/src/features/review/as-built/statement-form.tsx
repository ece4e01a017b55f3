import { Button } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { installerStatement } from '@soundroof/contract/review/as-built/as-built-record'
import { SignatureField } from '../../../components/fields/signature-field.tsx'
import { DateField, TextField } from '../../../components/fields/text-field.tsx'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import type { Statement } from './use-statement.ts'
import type { ErrorOf } from './zone-card.tsx'

type Props = {
  readonly statement: Statement
  readonly errorOf: ErrorOf
  readonly why: Message | null
  readonly busy: boolean
  readonly sign: () => void
}

const Position = ({ statement: { typed, locate, isLocating, edit } }: Pick<Props, 'statement'>) => {
  const say = useSay()
  const { latitude, longitude, accuracy } = typed
  return (
    <div className={styles.position}>
      <p role="status">
        {latitude === '' ? say('review.no-position-yet') : say('review.position-is', { latitude, longitude, accuracy })}
      </p>
      <Button size="md" mih={48} variant="default" loading={isLocating} onClick={() => void locate()}>
        {say(latitude === '' ? 'review.take-the-position' : 'review.take-it-again')}
      </Button>
      {latitude !== '' && (
        <Button size="md" mih={48} variant="subtle" onClick={() => edit({ latitude: '', longitude: '', accuracy: '' })}>
          {say('review.without-position')}
        </Button>
      )}
    </div>
  )
}

/** Who built it and states so. */
export const StatementForm = ({ statement, errorOf, why, busy, sign }: Props) => {
  const say = useSay()
  const { typed, edit } = statement
  const text = (name: 'name' | 'licence' | 'accreditation') => ({
    ...schemaField(installerStatement, name),
    name: `statement.${name}`,
    value: typed[name],
    error: errorOf(`statement.${name}`),
    required: true,
    // A signature is of one person.
    onChange: (value: string) => edit(name === 'name' ? { name: value, drawn: '' } : { [name]: value }),
  })
  return (
    <Panel title={say('review.statement-of-the-installer')}>
      <div className={styles.fields}>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('licence')} hint={say('review.licence-with-its-state')} />
        <TextField {...text('accreditation')} hint={say('review.accreditation-number')} />
        <DateField
          name="statement.installedOn"
          label={schemaField(installerStatement, 'installedOn').label}
          value={typed.installedOn}
          error={errorOf('statement.installedOn')}
          required
          onChange={(installedOn) => edit({ installedOn })}
        />
        <Position statement={statement} />
        <SignatureField
          name="statement.drawn"
          label={schemaField(installerStatement, 'drawn').label}
          drawn={statement.statement.drawn}
          onChange={statement.draw}
        />
        <TickField
          name="statement.isStated"
          label={say('review.i-state-that-it-is-installed')}
          checked={typed.isStated !== ''}
          error={errorOf('statement.isStated')}
          onChange={(isStated) => edit({ isStated: isStated ? 'yes' : '' })}
        />
        <div role="alert">{why && <p className={styles.why}>{say(why)}</p>}</div>
        <Button size="lg" mih={52} loading={busy} onClick={sign}>
          {say('review.sign-the-statement')}
        </Button>
      </div>
    </Panel>
  )
}
