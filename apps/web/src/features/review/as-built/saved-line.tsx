import { isUnsaved, type KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { useKeeping } from '../../../platform/as-built/kept-records.ts'
import { type Saving, useSaving } from '../../../platform/as-built/save-records.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'

const wordsOf = (saving: Saving, isWaiting: boolean): Message => {
  if (saving.kind === 'refused') return { code: 'review.not-saved-because', values: { why: saving.why } }
  if (saving.kind === 'signed' && isWaiting) return 'review.signed-meanwhile'
  if (saving.kind === 'unreachable') return 'review.kept-here-until-there-is-a-signal'
  return isWaiting ? 'review.kept-here-being-saved' : 'review.saved-on-the-server'
}

/** Where what was entered is: on this device, and on the server. */
export const SavedLine = ({ record }: { readonly record: KeptRecord }) => {
  const say = useSay()
  const saving = useSaving(record.hash)
  const isRefused = useKeeping(record.hash) === 'refused'
  const isWaiting = isUnsaved(record)
  const { length: photos } = record.waiting
  return (
    <div role="status" className={styles.saved}>
      <p data-waits={isWaiting}>{say(isRefused && isWaiting ? 'review.not-kept-here' : wordsOf(saving, isWaiting))}</p>
      {photos > 0 && <p data-waits>{say('roofs.photos-wait-to-be-sent', { count: photos })}</p>}
    </div>
  )
}
