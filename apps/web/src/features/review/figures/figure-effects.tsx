import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { FigureEffect } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import { useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { TextLink } from '../../../components/page/button-link.tsx'
import { call } from '../../../platform/api/api-client.ts'
import styles from './figures.module.css'

const Effect = ({ effect }: { readonly effect: FigureEffect }) => (
  <li>
    <TextLink to="/console/project" search={{ project: effect.hash }}>
      {effect.project}
    </TextLink>{' '}
    <small>{effect.company}</small>
    <DifferenceTable
      caption={text('Changes of {project}', { project: effect.project })}
      differences={effect.differences}
      before={text('Now')}
      after={text('As proposed')}
      none={text('No change: {verdict}', { verdict: text(verdictWords[effect.verdictAfter].title) })}
    />
  </li>
)

type Page = { readonly rows: readonly FigureEffect[]; readonly next: number | null }
type Props = {
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  /** Of a capacity table in place of the published one. */
  readonly csv?: string | null
  /** Of a racking system or module: all its fields. */
  readonly entry?: Record<string, unknown> | null
}

/** What the newest projects would get, calculated when it is asked for. */
export const FigureEffects = ({ figure, values, csv = null, entry = null }: Props) => {
  const [page, setPage] = useState<Page | null>(null)
  const [isBusy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    const body = { figure, values: values === null ? null : [...values], csv, entry, after: page?.next ?? null }
    const answer = await call('figureEffects', { body })
    setBusy(false)
    if (answer.ok) setPage({ rows: [...(page?.rows ?? []), ...answer.data.rows], next: answer.data.next })
  }
  return (
    <section className={styles.effects} aria-label={text('Projects that would change')}>
      {page?.rows.length === 0 && <p className={styles.quiet}>{text('No submitted project rests on this figure.')}</p>}
      <ol className={styles.history}>
        {page?.rows.map((effect) => (
          <Effect key={effect.hash} effect={effect} />
        ))}
      </ol>
      {(page === null || page.next !== null) && (
        <Button variant="default" size="sm" loading={isBusy} onClick={() => void load()}>
          {page === null ? text('Which projects would change?') : text('More projects')}
        </Button>
      )}
    </section>
  )
}
