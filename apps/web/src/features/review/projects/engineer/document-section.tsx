import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { documentNames, isReviewWithoutResult, stateTitles } from '@soundroof/contract/roofs/documents/document'
import { useState } from 'react'
import { withoutResultSentence } from '../../../../components/documents/without-result.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import type { Change } from './use-console-project.ts'
import { VoidDialog } from './void-dialog.tsx'
import { type ListedDocument, voidVerbs } from './void-words.ts'

type EntryProps = { readonly document: ListedDocument; readonly onVoid: () => void }

const issuedWords = ({ revision, state, issuedAt, endedAt }: ListedDocument): string => {
  const issued = { revision, issuedAt: shownMoment(issuedAt) }
  if (endedAt === null) return text('Revision {revision}, issued {issuedAt}', issued)
  const ended = { state: text(stateTitles[state]).toLowerCase(), endedAt: shownMoment(endedAt) }
  return text('Revision {revision}, issued {issuedAt}, {state} since {endedAt}', { ...issued, ...ended })
}

const Proposal = ({ voiding }: Pick<ListedDocument, 'voiding'>) =>
  voiding?.proposal ? (
    <p className={entries.detail}>
      {text('{person} proposed to void it on {moment}: {reason}', {
        person: voiding.proposal.person,
        moment: shownMoment(voiding.proposal.proposedAt),
        reason: voiding.proposal.reason,
      })}{' '}
      {voiding.how === 'proposed' && text('Another engineer confirms it here.')}
    </p>
  ) : null

const Entry = ({ document, onVoid }: EntryProps) => {
  const { code, kind, state, voiding } = document
  const name = text(documentNames[kind])
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <h3 className={entries.name}>
          {name} <span className={entries.beside}>{text(stateTitles[state])}</span>
        </h3>
        <p className={entries.detail}>{issuedWords(document)}</p>
        {isReviewWithoutResult(document) && <p className={entries.detail}>{withoutResultSentence()}</p>}
        <p className={entries.detail}>
          <Sentence
            text="Code {code}"
            code={
              <TextLink to="/verify/$code" params={{ code }} target="_blank" rel="noopener">
                {code}
              </TextLink>
            }
          />
        </p>
        <Proposal voiding={voiding} />
      </div>
      {voiding && voiding.how !== 'proposed' && (
        <Button
          size="sm"
          variant="default"
          onClick={onVoid}
          aria-label={text('{verb}: {name} {code}', { verb: text(voidVerbs[voiding.how]), name, code })}
        >
          {text(voidVerbs[voiding.how])}
        </Button>
      )}
    </li>
  )
}

type Props = { readonly told: ConsoleProject; readonly change: Change }

/** Every document that was issued for the project, and what it counts for. */
export const DocumentSection = ({ told: { documents }, change }: Props) => {
  const [voided, setVoided] = useState<ListedDocument | null>(null)
  if (documents.length === 0) return null
  return (
    <Panel title={text('Issued documents')}>
      <ul className={entries.entries}>
        {documents.map((document) => (
          <Entry key={document.code} document={document} onVoid={() => setVoided(document)} />
        ))}
      </ul>
      {voided && <VoidDialog document={voided} change={change} onClose={() => setVoided(null)} />}
    </Panel>
  )
}
