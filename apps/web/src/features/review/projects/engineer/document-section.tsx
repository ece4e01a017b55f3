import { Button } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { documentNames, isReviewWithoutResult, stateTitles } from '@soundroof/contract/roofs/documents/document'
import { useState } from 'react'
import { withoutResultSentence } from '../../../../components/documents/without-result.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { FiguresLink } from '../figures-link.tsx'
import type { Change } from '../use-change.ts'
import { VoidDialog } from './void-dialog.tsx'
import { type ListedDocument, voidVerbs } from './void-words.ts'

type EntryProps = { readonly document: ListedDocument; readonly onVoid: () => void }

const issuedWords = (say: Say, { revision, state, issuedAt, endedAt }: ListedDocument): string => {
  const issued = { revision, issuedAt: shownMoment(say, issuedAt) }
  if (endedAt === null) return say('review.revision-issued', issued)
  const ended = { state: say(stateTitles[state]).toLowerCase(), endedAt: shownMoment(say, endedAt) }
  return say('review.revision-issued-since', { ...issued, ...ended })
}

const Proposal = ({ voiding }: Pick<ListedDocument, 'voiding'>) => {
  const say = useSay()
  return voiding?.proposal ? (
    <p className={entries.detail}>
      {say('review.proposed-to-void-it-on', {
        person: voiding.proposal.person,
        moment: shownMoment(say, voiding.proposal.proposedAt),
        reason: voiding.proposal.reason,
      })}{' '}
      {voiding.how === 'proposed' && say('review.another-engineer-confirms-it-here')}
    </p>
  ) : null
}

const Entry = ({ document, onVoid }: EntryProps) => {
  const say = useSay()

  const { code, kind, state, voiding } = document
  const name = say(documentNames[kind])
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <h3 className={entries.name}>
          {name} <span className={entries.beside}>{say(stateTitles[state])}</span>
        </h3>
        <p className={entries.detail}>{issuedWords(say, document)}</p>
        {isReviewWithoutResult(document) && <p className={entries.detail}>{withoutResultSentence(say)}</p>}
        <p className={entries.detail}>
          <Sentence
            says="review.code"
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
          aria-label={say('review.value-verb-name-code', { verb: say(voidVerbs[voiding.how]), name, code })}
        >
          {say(voidVerbs[voiding.how])}
        </Button>
      )}
    </li>
  )
}

type Props = { readonly told: ConsoleProject; readonly change: Change }

/** Every document issued for the project, with its state. */
export const DocumentSection = ({ told: { hash, documents }, change }: Props) => {
  const say = useSay()

  const [voided, setVoided] = useState<ListedDocument | null>(null)
  if (documents.length === 0) return null
  return (
    <Panel title={say('review.issued-documents')}>
      <ul className={entries.entries}>
        {documents.map((document) => (
          <Entry key={document.code} document={document} onVoid={() => setVoided(document)} />
        ))}
      </ul>
      <p>
        <FiguresLink hash={hash} />
      </p>
      {voided && <VoidDialog document={voided} change={change} onClose={() => setVoided(null)} />}
    </Panel>
  )
}
