import { Button, Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import entries from '../../../../components/page/entries.module.css'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useResultQuery } from '../project/result-query.ts'
import { useStoredProject } from '../project/use-stored-project.ts'
import { CalculateAgain } from './calculate-again.tsx'
import { RevisionChanges } from './revision-changes.tsx'
import classes from './revisions.module.css'
import { useRevisions } from './use-revisions.ts'

const viewPath = (hash: string, { revision, result }: Revision): string =>
  `/project_result?${new URLSearchParams({ project: hash, revision: String(revision), ...(result ? { result } : {}) })}`

const resultWords = ({ result, issued_at, engine_version, catalogue_version }: Revision): string =>
  result === null || issued_at === null
    ? text('No result')
    : text('Result of {moment}, engine {engine}, catalogue {catalogue}', {
        moment: shownMoment(issued_at),
        engine: engine_version ?? '',
        catalogue: catalogue_version ?? '',
      })

const Entry = ({ hash, row }: { readonly hash: string; readonly row: Revision }) => {
  const [isOpen, setOpen] = useState(false)
  const title = text('Revision {revision}', { revision: row.revision })
  return (
    <li>
      <div className={entries.entry}>
        <div className={entries.words}>
          <h3 className={entries.name}>{title}</h3>
          <p className={entries.detail}>
            {text('Saved {moment} by {person}', { moment: shownMoment(row.saved_at), person: row.saved_by })}
          </p>
          <p className={entries.detail}>{resultWords(row)}</p>
        </div>
        <div className={classes.actions}>
          {row.revision > 1 ? (
            <Button
              size="sm"
              variant="default"
              aria-expanded={isOpen}
              aria-label={text('What {title} changed', { title })}
              onClick={() => setOpen(!isOpen)}
            >
              {text('Changes')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="default"
            aria-label={text('View {title}', { title })}
            onClick={() => goTo(viewPath(hash, row))}
          >
            {text('View')}
          </Button>
        </div>
      </div>
      {isOpen ? <RevisionChanges hash={hash} revision={row.revision} /> : null}
    </li>
  )
}

/** `/project_revisions`: every saved state, what each changed, and the latest inputs by the engine in force. */
export const RevisionsPage = () => {
  const { hash } = useResultQuery()
  const { data: stored, isLoading: isWaiting } = useStoredProject(hash, { awaitReport: false })
  const { data: revisions, isLoading } = useRevisions(hash)
  if (isWaiting || isLoading)
    return (
      <PageFrame title={text('Revisions')}>
        <Skeleton height={240} radius="lg" />
      </PageFrame>
    )
  if (!stored || !revisions)
    return (
      <PageFrame title={text('Revisions')}>
        <EmptyState
          title={say('projectUnknown')}
          action={<ButtonLink to="/project_existing">{text('Existing Project')}</ButtonLink>}
        />
      </PageFrame>
    )
  const { status } = stored.summary
  return (
    <PageFrame
      title={text('Revisions')}
      lead={displayName(stored.project)}
      actions={
        <Button variant="default" onClick={() => goTo(`/project_result?project=${encodeURIComponent(hash)}`)}>
          {text('Project')}
        </Button>
      }
    >
      <Panel title={text('Saved revisions, newest first')}>
        <ul className={entries.entries}>
          {revisions.map((row) => (
            <Entry key={row.revision} hash={hash} row={row} />
          ))}
        </ul>
      </Panel>
      {revisions.some(({ result }) => result !== null) ? <CalculateAgain hash={hash} status={status} /> : null}
    </PageFrame>
  )
}
