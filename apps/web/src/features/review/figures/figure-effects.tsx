import { Button, Checkbox } from '@mantine/core'
import type { FigureEffect, OpenedZones } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { useEffect, useRef, useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { TextLink } from '../../../components/page/button-link.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'
import { isComplete, lookAtAll, type Page } from './look-at-all.ts'

const Effect = ({ effect }: { readonly effect: FigureEffect }) => {
  const say = useSay()
  return (
    <li>
      {effect.isSubmitted ? (
        <TextLink to="/console/project" search={{ project: effect.hash }}>
          {effect.project}
        </TextLink>
      ) : (
        effect.project
      )}{' '}
      <small>{effect.company}</small>
      <DifferenceTable
        caption={say('review.changes-of', { project: effect.project })}
        differences={effect.differences}
        before={say('components.now')}
        after={say('review.as-proposed')}
        none={
          effect.verdictAfter === null
            ? say('review.it-cannot-be-calculated-today')
            : say('review.no-change', { verdict: say(verdictWords[effect.verdictAfter].title) })
        }
      />
    </li>
  )
}

type OpenedProps = {
  readonly opened: OpenedZones
  readonly isConfirmed: boolean
  /** Null: they cannot be confirmed, and block the change. */
  readonly onConfirm: ((isConfirmed: boolean) => void) | null
}

/** Progress of a long search; the list can be confirmed when complete. */
const Progress = ({ lookedAt, resting }: OpenedZones) => {
  const say = useSay()
  return (
    <p className={styles.problem} role="status">
      {say('review.of-projects-are-calculated', { lookedAt: String(lookedAt), resting: String(resting) })}
    </p>
  )
}

type Project = OpenedZones['projects'][number]

const Projects = ({ projects, title }: { readonly projects: readonly Project[]; readonly title: string }) =>
  projects.length === 0 ? null : (
    <>
      <p>{title}</p>
      <ul>
        {projects.map(({ hash, project, company, zones }) => (
          <li key={hash}>
            {project} <small>{company}</small>
            {zones.length > 0 && ': '}
            <strong>{zones.join(', ')}</strong>
          </li>
        ))}
      </ul>
    </>
  )

/**
 * Zones that would pass and do not today, and projects that cannot be calculated: both engineers confirm that they have
 * seen them.
 */
export const Opened = ({ opened: { projects, seen }, isConfirmed, onConfirm }: OpenedProps) => {
  const say = useSay()

  const opening = projects.filter(({ isCalculated }) => isCalculated)
  return (
    <>
      {opening.length === 0 && <p>{say('review.no-zone-that-is-not-installable')}</p>}
      <Projects title={say('review.zones-that-would-become-installable-and')} projects={opening} />
      <Projects
        title={say('review.stored-by-an-earlier-release-these')}
        projects={projects.filter(({ isCalculated }) => !isCalculated)}
      />
      {opening.length > 0 && onConfirm === null && (
        <p className={styles.problem}>{say('review.nobody-opens-zones-alone-propose-the')}</p>
      )}
      {seen !== null && onConfirm !== null && (
        <Checkbox
          label={say('review.i-have-looked-at-this-list')}
          checked={isConfirmed}
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
      )}
    </>
  )
}

/** The call failed on the way; the next one continues. */
const isUnfinished = ({ opened }: Page): boolean => opened !== null && !isComplete(opened)

/** False once the dialog is closed, or has other values. */
const useIsOpen = () => {
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  return () => open.current
}

type Props = {
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  /** Of a capacity table that would replace the published one. */
  readonly csv?: string | null
  /** Of a racking system or module: all its fields. */
  readonly entry?: Record<string, unknown> | null
  /** Id of a waiting proposal, whose own values are used. */
  readonly signOff?: string | null
  /**
   * Called with the identity of the list of opened zones when it is confirmed; null: not confirmed. Absent: it cannot be
   * confirmed.
   */
  readonly onSeen?: (seen: string | null) => void
}

/** Results of projects with the proposal, calculated on request. */
export const FigureEffects = ({ figure, values, csv = null, entry = null, signOff = null, onSeen }: Props) => {
  const say = useSay()

  const [page, setPage] = useState<Page | null>(null)
  const [isBusy, during] = useBusy()
  const [isConfirmed, setConfirmed] = useState(false)
  const ask = (after: number | null) =>
    call('figureEffects', {
      body: { figure, values: values === null ? null : [...values], csv, entry, signOff, after },
    })
  const isOpen = useIsOpen()
  const askFirst = async (): Promise<Page | null> => {
    const answer = await ask(null)
    return answer.ok ? answer.data : null
  }
  const loadMore = async (shown: Page): Promise<void> => {
    const answer = await ask(shown.next)
    if (!answer.ok) return
    const { rows, next } = answer.data
    setPage({ ...shown, rows: [...shown.rows, ...rows], next })
  }
  const load = async () => {
    const isMore = page?.opened && isComplete(page.opened)
    await (isMore ? loadMore(page) : lookAtAll({ ask: askFirst, show: setPage, isOpen }))
  }
  const confirm = (confirmed: boolean) => {
    setConfirmed(confirmed)
    onSeen?.(confirmed ? (page?.opened?.seen ?? null) : null)
  }
  return (
    <section className={styles.effects} aria-label={say('review.projects-that-would-change')}>
      {page?.rows.length === 0 && <p className={styles.quiet}>{say('review.no-project-rests-on-this-figure')}</p>}
      {page?.opened && !isComplete(page.opened) && <Progress {...page.opened} />}
      {page?.opened && isComplete(page.opened) && page.rows.length > 0 && (
        <Opened opened={page.opened} isConfirmed={isConfirmed} onConfirm={onSeen ? confirm : null} />
      )}
      <ol className={styles.history}>
        {page?.rows.map((effect) => (
          <Effect key={effect.hash} effect={effect} />
        ))}
      </ol>
      {(page === null || page.next !== null || isUnfinished(page)) && (
        <Button variant="default" size="sm" loading={isBusy} onClick={() => void during(load())}>
          {page === null || isUnfinished(page)
            ? say('review.which-projects-would-change')
            : say('review.more-projects')}
        </Button>
      )}
    </section>
  )
}
