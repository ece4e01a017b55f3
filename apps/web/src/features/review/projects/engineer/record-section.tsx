import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { Panel } from '../../../../components/page/panel.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './engineer.module.css'

type Record = ConsoleProject['records'][number]

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const Detail = ({ detail }: Pick<Record, 'detail'>) => {
  const say = useSay()

  const entries = Object.entries(detail)
  if (entries.length === 0) return null
  return (
    <details>
      <summary>{say('review.what-it-binds')}</summary>
      <dl className={styles.detail}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Every record of the project with its digests, newest first. */
export const RecordSection = ({ records }: { readonly records: readonly Record[] }) => {
  const say = useSay()
  return (
    <Panel title={say('review.timeline')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={say('components.records-newest-first')} tabIndex={0}>
        <ol className={styles.records}>
          {records.map((record) => (
            <li key={`${record.createdAt} ${record.event} ${shown(record.detail)}`}>
              <strong>{say({ ...record.coded, english: record.text })}</strong>
              <small>
                <time dateTime={record.createdAt}>{shownMoment(say, record.createdAt)}</time>
                {record.person && ` · ${record.codedPerson ? say(record.codedPerson) : record.person}`} ·{' '}
                {say(record.role)}
              </small>
              <Detail detail={record.detail} />
            </li>
          ))}
        </ol>
      </section>
    </Panel>
  )
}
