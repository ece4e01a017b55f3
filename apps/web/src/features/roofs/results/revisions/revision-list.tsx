import { Button } from '@mantine/core'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { useState } from 'react'
import entries from '../../../../components/page/entries.module.css'
import { goTo } from '../../../../platform/navigation.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { RevisionChanges } from './revision-changes.tsx'
import classes from './revisions.module.css'

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

type Props = { readonly hash: string; readonly revisions: readonly Revision[] }

/** Every saved state, newest first, with what changed. */
export const RevisionList = ({ hash, revisions }: Props) => (
  <ul className={entries.entries}>
    {revisions.map((row) => (
      <Entry key={row.revision} hash={hash} row={row} />
    ))}
  </ul>
)
