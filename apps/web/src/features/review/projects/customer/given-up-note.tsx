import { Button } from '@mantine/core'
import type { GivenUp } from '@soundroof/contract/review/given-up'
import { documentNames, stateTitles } from '@soundroof/contract/roofs/documents/document'
import { firstReadOnlyStatus, type ProjectStatus } from '@soundroof/contract/roofs/project-status'
import type { ReactNode } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { NoteLine } from '../../../../components/page/note-line.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useProjectReview } from '../../../../components/review/use-project-review.ts'
import { copyInWizard, openInWizard } from '../../../../platform/draft/open-project.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './given-up-note.module.css'

type Of = { readonly givenUp: GivenUp }

const titleOf = ({ outcome, replacedBy }: GivenUp): PlainCode => {
  if (replacedBy !== null) return 'review.a-later-review-replaces-this-result'
  return outcome === 'void' ? 'review.documents-of-this-result-are-void' : 'review.this-result-is-superseded'
}

const causes: Readonly<Record<GivenUp['cause'], PlainCode>> = {
  engine: 'review.given-up-for-its-calculation',
  product: 'review.given-up-for-a-product',
  figures: 'review.given-up-for-its-figures',
}

const Why = ({ givenUp: { cause, figures } }: Of) => {
  const say = useSay()
  return (
    <>
      <p>{say(causes[cause])}</p>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const Code = ({ code }: { readonly code: string }) => (
  <TextLink to="/verify/$code" params={{ code }}>
    {code}
  </TextLink>
)

const Documents = ({ givenUp: { documents, outcome, replacedBy } }: Of) => {
  const say = useSay()
  // A document that counts with reserve reads as valid in its state.
  const stateOf = (state: GivenUp['documents'][number]['state']) =>
    state === 'valid' && outcome === 'superseded' && replacedBy === null
      ? say('review.not-to-be-relied-on')
      : say(stateTitles[state])
  if (documents.length === 0) return <p>{say('review.no-document-was-issued-on-it')}</p>
  return (
    <PlainList gap={4}>
      {documents.map(({ code, kind, state, issuedAt }) => (
        <li key={code}>
          {say(documentNames[kind])} <Code code={code} />, {shownMoment(say, issuedAt)}:{' '}
          <strong>{stateOf(state)}</strong>
        </li>
      ))}
    </PlainList>
  )
}

const Replacement = ({ givenUp: { replacedBy } }: Of) => {
  const say = useSay()
  if (replacedBy === null) return <p>{say('review.nothing-replaces-it-yet')}</p>
  return (
    <p>
      <Sentence
        says="review.the-review-of-replaces-it"
        moment={shownMoment(say, replacedBy.issuedAt)}
        document={<Code code={replacedBy.code} />}
      />
    </p>
  )
}

const whatToDo = ({ outcome, replacedBy }: GivenUp, isOpen: boolean): PlainCode => {
  if (replacedBy !== null) return 'review.hand-on-the-later-review'
  if (isOpen) return 'review.calculate-it-anew-and-submit-it'
  return outcome === 'void' ? 'review.tell-who-has-void-documents' : 'review.wait-for-a-review-or-copy'
}

const Part = ({ title, children }: { readonly title: PlainCode; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{useSay()(title)}</h3>
    {children}
  </section>
)

type Props = {
  readonly hash: string
  readonly status: ProjectStatus
  /** Shown where no engineer has given the result up. */
  readonly otherwise: ReactNode
}

/** What of a result was given up, why, what replaces it and what its customer does now. */
export const GivenUpNote = ({ hash, status, otherwise }: Props) => {
  const say = useSay()
  const givenUp = useProjectReview(hash).data?.givenUp
  if (!givenUp) return otherwise
  const isOpen = status < firstReadOnlyStatus
  const anew = isOpen ? openInWizard : copyInWizard
  return (
    <NoteLine
      tone="warning"
      isOpen
      title={say(titleOf(givenUp))}
      line={say('review.given-up-by', {
        engineer: givenUp.engineer || say('review.an-engineer'),
        moment: shownMoment(say, givenUp.decidedAt),
      })}
      action={
        givenUp.replacedBy === null && (
          <Button size="sm" variant="default" onClick={() => void anew(hash)}>
            {say(isOpen ? 'review.edit-and-calculate' : 'review.copy-the-project')}
          </Button>
        )
      }
    >
      <Part title="review.why">
        <Why givenUp={givenUp} />
      </Part>
      <Part title="review.what-was-issued-on-it">
        <Documents givenUp={givenUp} />
      </Part>
      <Part title="review.what-replaces-it">
        <Replacement givenUp={givenUp} />
      </Part>
      <Part title="review.what-to-do">
        <p>{say(whatToDo(givenUp, isOpen))}</p>
      </Part>
    </NoteLine>
  )
}
