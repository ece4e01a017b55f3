import { Button } from '@mantine/core'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'

type Value = KeptRecord['elsewhere'][number]['theirs']

type Props = { readonly record: KeptRecord; readonly field: string; readonly take: (theirs: Value) => void }

/** What another device entered in a field that was changed here, too. */
export const ElsewhereLine = ({ record, field, take }: Props) => {
  const say = useSay()
  const found = record.elsewhere.find((one) => one.field === field)
  if (found === undefined) return null
  const { theirs } = found
  return (
    <div role="status" className={styles.elsewhere}>
      <span>
        {theirs === null || theirs === ''
          ? say('review.removed-on-another-device')
          : say('review.entered-on-another-device', { value: String(theirs) })}
      </span>
      <Button size="sm" mih={48} variant="default" onClick={() => take(theirs)}>
        {say('review.take-theirs')}
      </Button>
    </div>
  )
}
