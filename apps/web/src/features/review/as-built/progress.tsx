import { Progress as Bar } from '@mantine/core'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { focusField } from '../../../components/fields/error-summary.tsx'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { askedPhotos, isPhotographed, isZoneDone, missingOf, missingWords } from './missing.ts'
import { SavedLine } from './saved-line.tsx'

type Props = { readonly told: AsBuiltOfProject; readonly record: KeptRecord }

const Missing = ({ told, record }: Props) => {
  const say = useSay()
  const missing = missingOf(told, record)
  if (missing.length === 0) return <p className={styles.complete}>{say('review.nothing-is-missing')}</p>
  return (
    <details className={styles.missing}>
      <summary>{say('review.missing-count', { count: missing.length })}</summary>
      <ul aria-label={say('review.what-is-missing')}>
        {missing.map((one) => (
          <li key={one.field}>
            <a
              href={`#${one.field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(one.field)
              }}
            >
              {missingWords(say, one)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** How far the record is, and what it lacks. */
export const Progress = ({ told, record }: Props) => {
  const say = useSay()
  const asked = askedPhotos(told.wanted, record.content)
  const zones = told.zones.filter(({ zone }) => isZoneDone(told, record, zone)).length
  const photos = asked.filter((photo) => isPhotographed(record, photo)).length
  const all = told.zones.length + asked.length
  return (
    <section className={styles.progress} aria-label={say('review.progress')}>
      <p className={styles.counts}>
        <strong>{say('review.zones-done', { count: zones, of: told.zones.length })}</strong>
        <strong>{say('review.photos-done', { count: photos, of: asked.length })}</strong>
      </p>
      <Bar value={all === 0 ? 0 : (100 * (zones + photos)) / all} size="lg" aria-label={say('review.progress')} />
      <SavedLine record={record} />
      <Missing told={told} record={record} />
    </section>
  )
}
