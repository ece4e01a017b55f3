import { schemaField } from '@soundroof/contract/platform/schema-field'
import type { AsBuiltOfProject, WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import { asBuiltContent } from '@soundroof/contract/review/as-built/as-built-record'
import type { ReactNode } from 'react'
import { TextAreaField, TextField } from '../../../components/fields/text-field.tsx'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { ElsewhereLine } from './elsewhere-line.tsx'
import { askedPhotos } from './missing.ts'
import { enter } from './use-as-built.ts'
import type { ErrorOf } from './zone-card.tsx'

type Props = {
  readonly told: AsBuiltOfProject
  readonly record: KeptRecord
  readonly errorOf: ErrorOf
  readonly photoOf: (wanted: WantedPhoto) => ReactNode
}

type TextProps = Pick<Props, 'record' | 'errorOf'> & {
  readonly name: 'moduleLabel' | 'differences'
  readonly hint: string
}

const Text = ({ record, errorOf, name, hint }: TextProps) => {
  const { hash, content } = record
  const { label, maxLength } = schemaField(asBuiltContent, name)
  const set = (value: string) => enter.text(hash, name, value)
  const field = { name, label, hint, maxLength, value: content[name], error: errorOf(name), onChange: set }
  return (
    <div>
      {name === 'moduleLabel' ? <TextField {...field} /> : <TextAreaField {...field} rows={4} />}
      <ElsewhereLine record={record} field={name} take={(theirs) => set(typeof theirs === 'string' ? theirs : '')} />
    </div>
  )
}

/** What is entered and photographed once. */
export const WholeArray = ({ told, record, errorOf, photoOf }: Props) => {
  const say = useSay()
  const { hash, content } = record
  return (
    <Panel title={say('review.whole-array')}>
      <div className={styles.fields}>
        <Text record={record} errorOf={errorOf} name="moduleLabel" hint={say('review.as-read-off-a-module')} />
        {askedPhotos(told.wanted, content)
          .filter(({ zone }) => zone === null)
          .map((wanted) => photoOf(wanted))}
        <TickField
          name="isWithoutSplice"
          label={schemaField(asBuiltContent, 'isWithoutSplice').label}
          checked={content.isWithoutSplice}
          onChange={(isWithout) => enter.text(hash, 'isWithoutSplice', isWithout)}
        />
        <Text record={record} errorOf={errorOf} name="differences" hint={say('review.what-differs-and-why')} />
      </div>
    </Panel>
  )
}
