import { Button } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { documentNames, stateTitles, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { useState } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import type { Change } from './use-console-project.ts'
import { VoidDialog } from './void-dialog.tsx'

type EntryProps = { readonly document: VerifiedDocument; readonly onVoid: () => void }

const endedWords = ({ state, endedAt }: VerifiedDocument): string =>
  endedAt === null ? '' : `, ${stateTitles[state].toLowerCase()} since ${shownMoment(endedAt)}`

const Entry = ({ document, onVoid }: EntryProps) => {
  const { code, kind, revision, state, issuedAt } = document
  const name = documentNames[kind]
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <h3 className={entries.name}>
          {name} <span className={entries.beside}>{stateTitles[state]}</span>
        </h3>
        <p className={entries.detail}>
          Revision {revision}, issued {shownMoment(issuedAt)}
          {endedWords(document)}
        </p>
        <p className={entries.detail}>
          Code{' '}
          <TextLink to="/verify/$code" params={{ code }} target="_blank" rel="noopener">
            {code}
          </TextLink>
        </p>
      </div>
      {state !== 'void' && (
        <Button size="sm" variant="default" onClick={onVoid} aria-label={`Void ${name} ${code}`}>
          Void
        </Button>
      )}
    </li>
  )
}

type Props = { readonly told: ConsoleProject; readonly change: Change }

/** Every document that was issued for the project, and what it counts for. */
export const DocumentSection = ({ told: { documents }, change }: Props) => {
  const [voided, setVoided] = useState<VerifiedDocument | null>(null)
  if (documents.length === 0) return null
  return (
    <Panel title="Issued documents">
      <ul className={entries.entries}>
        {documents.map((document) => (
          <Entry key={document.code} document={document} onVoid={() => setVoided(document)} />
        ))}
      </ul>
      {voided && <VoidDialog document={voided} change={change} onClose={() => setVoided(null)} />}
    </Panel>
  )
}
