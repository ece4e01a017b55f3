import { Button, Skeleton } from '@mantine/core'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import entries from '../../../../components/page/entries.module.css'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { useResultQuery } from '../project/result-query.ts'
import { useStoredProject } from '../project/use-stored-project.ts'
import { CalculateAgain } from './calculate-again.tsx'
import { RevisionChanges } from './revision-changes.tsx'
import classes from './revisions.module.css'
import { useRevisions } from './use-revisions.ts'

const viewPath = (hash: string, { revision, result }: Revision): string =>
  `/project_result?${new URLSearchParams({ project: hash, revision: String(revision), ...(result ? { result } : {}) })}`

const resultWords = (say: Say, { result, issued_at, engine_version, catalogue_version }: Revision): string =>
  result === null || issued_at === null
    ? say('components.no-result')
    : say('components.result-of-engine-catalogue', {
        moment: shownMoment(say, issued_at),
        engine: engine_version ?? '',
        catalogue: catalogue_version ?? '',
      })

const Entry = ({ hash, row }: { readonly hash: string; readonly row: Revision }) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  const title = say('components.revision', { revision: row.revision })
  return (
    <li>
      <div className={entries.entry}>
        <div className={entries.words}>
          <h3 className={entries.name}>{title}</h3>
          <p className={entries.detail}>
            {say('roofs.saved-by', {
              moment: shownMoment(say, row.saved_at),
              person: row.saved_by_coded ?? row.saved_by,
            })}
          </p>
          <p className={entries.detail}>{resultWords(say, row)}</p>
        </div>
        <div className={classes.actions}>
          {row.revision > 1 ? (
            <Button
              size="sm"
              variant="default"
              aria-expanded={isOpen}
              aria-label={say('roofs.what-changed', { title })}
              onClick={() => setOpen(!isOpen)}
            >
              {say('components.changes')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="default"
            aria-label={say('roofs.view', { title })}
            onClick={() => goTo(viewPath(hash, row))}
          >
            {say('components.view')}
          </Button>
        </div>
      </div>
      {isOpen ? <RevisionChanges hash={hash} revision={row.revision} /> : null}
    </li>
  )
}

/** `/project_revisions`: every saved state, its changes, and the latest inputs calculated by the engine in force. */
export const RevisionsPage = () => {
  const say = useSay()

  const { hash } = useResultQuery()
  const { data: stored, isLoading: isWaiting } = useStoredProject(hash, { awaitReport: false })
  const { data: revisions, isLoading } = useRevisions(hash)
  if (isWaiting || isLoading)
    return (
      <PageFrame title={say('roofs.revisions')}>
        <Skeleton height={240} radius="lg" />
      </PageFrame>
    )
  if (!stored || !revisions)
    return (
      <PageFrame title={say('roofs.revisions')}>
        <EmptyState
          title={say('projectUnknown')}
          action={<ButtonLink to="/project_existing">{say('roofs.existing-project')}</ButtonLink>}
        />
      </PageFrame>
    )
  const { status } = stored.summary
  return (
    <PageFrame
      title={say('roofs.revisions')}
      lead={displayName(stored.project)}
      actions={
        <Button variant="default" onClick={() => goTo(`/project_result?project=${encodeURIComponent(hash)}`)}>
          {say('shell.project')}
        </Button>
      }
    >
      <Panel title={say('roofs.saved-revisions-newest-first')}>
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
