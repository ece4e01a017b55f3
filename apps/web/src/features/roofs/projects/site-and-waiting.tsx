import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './site-and-waiting.module.css'
import { mostUrgent, waitingWords } from './waiting-words.ts'

type Props = { readonly project: Pick<ProjectSummary, 'streetAddress' | 'waitsFor'> }

/** Below the title of a project: where it is, and what waits for whoever made it. */
export const SiteAndWaiting = ({ project: { streetAddress, waitsFor } }: Props) => {
  const say = useSay()

  const waitingFor = mostUrgent(waitsFor)
  return (
    <>
      <p className={styles.address}>{streetAddress}</p>
      {waitingFor && <p className={styles.waiting}>{say(waitingWords[waitingFor].told)}</p>}
    </>
  )
}
