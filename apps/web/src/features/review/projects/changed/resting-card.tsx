import { Box, Button, Checkbox, Group, Text } from '@mantine/core'
import { outcomeWords, type RestingRow } from '@soundroof/contract/review/changed/changed-figures'
import { documentNames, stateTitles } from '@soundroof/contract/roofs/documents/document'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { useId } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { shownDayOf, shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { titleOf } from '../queue/queue-words.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import styles from './changed.module.css'
import { isSettleable } from './chosen-rows.ts'

type Of = { readonly row: RestingRow }

const Title = ({ row }: Of) =>
  row.isSubmitted ? (
    <TextLink to="/console/project" search={{ project: row.hash }}>
      {titleOf(row)}
    </TextLink>
  ) : (
    titleOf(row)
  )

/** Whose it is, where it stands, and when its review was delivered. */
const Facts = ({ row: { company, deliveredAt, engineer, isSubmitted, isDeleted, status } }: Of) => {
  const say = useSay()
  const facts = [
    company.name,
    deliveredAt === null
      ? say('review.not-delivered')
      : say('review.delivered-on', { day: shownDayOf(say, deliveredAt) }),
    engineer && isSubmitted ? say('review.with', { name: engineer.name }) : say('review.nobody-has-it'),
  ]
  return (
    <Group gap="4px 12px" fz="sm">
      <StatusBadge status={status} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {isDeleted && <strong>{say('review.deleted-by-the-customer-read-only')}</strong>}
      {!isSubmitted && <span>{say('review.never-submitted-its-customer-calculates')}</span>}
    </Group>
  )
}

const Verdicts = ({ row: { reconsideration }, isOpen }: Of & { readonly isOpen: boolean }) => {
  const say = useSay()
  if (reconsideration === null) return <p className={styles.line}>{say('review.today-it-is-no-worse')}</p>
  const { verdictBefore, verdictAfter, cause, since } = reconsideration
  return (
    <>
      {!isOpen && (
        <p className={styles.verdicts}>
          {say('review.as-issued-today', {
            before: say(verdictWords[verdictBefore].title),
            after: say(verdictWords[verdictAfter].title),
          })}
        </p>
      )}
      <p className={styles.line}>{say({ code: causes[cause], values: { date: shownMoment(say, since) } })}</p>
    </>
  )
}

const Documents = ({ row: { documents } }: Of) => {
  const say = useSay()
  if (documents.length === 0) return <p className={styles.line}>{say('review.no-document-was-issued-on-it')}</p>
  return (
    <ul className={styles.documents} aria-label={say('review.issued-documents')}>
      {documents.map(({ code, kind, state, voiding }) => (
        <li key={code} data-state={state}>
          {say(documentNames[kind])}{' '}
          <TextLink to="/verify/$code" params={{ code }} target="_blank" rel="noopener">
            {code}
          </TextLink>{' '}
          <strong>{say(stateTitles[state])}</strong>
          {voiding?.proposal && (
            <span>
              {' · '}
              {say('review.proposed-to-void-it-on', {
                person: voiding.proposal.person,
                moment: shownMoment(say, voiding.proposal.proposedAt),
                reason: voiding.proposal.reason,
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Settled = ({ row: { settled } }: Of) => {
  const say = useSay()
  if (settled === null) return null
  const { outcome, at, reason, person, codedPerson } = settled
  return (
    <div className={styles.settled}>
      <p>
        {say('review.settled-by', {
          person: codedPerson ? say({ ...codedPerson, english: person }) : person,
          moment: shownMoment(say, at),
          outcome: say(outcomeWords[outcome]),
        })}
      </p>
      <p className={styles.reason}>{reason}</p>
      {outcome !== 'stands' && <p>{say('review.in-the-project-a-corrected-review')}</p>}
    </div>
  )
}

type DiffersProps = { readonly row: RestingRow; readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }

const Differs = ({ row, isOpen, onOpen }: DiffersProps) => {
  const say = useSay()
  const id = useId()
  if (row.reconsideration === null) return null
  return (
    <div>
      <Button
        size="sm"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={say('components.value', { label: say('review.what-differs'), name: titleOf(row) })}
        onClick={() => onOpen(!isOpen)}
      >
        {say('review.what-differs')}
      </Button>
      <div id={id}>{isOpen && <ReconsideredDifferences {...row.reconsideration} />}</div>
    </div>
  )
}

type Props = DiffersProps & {
  /** What differs is, or was, on the screen. */
  readonly wasOpen: boolean
  readonly isChosen: boolean
  readonly canSign: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** A project that rests on a changed figure; it is chosen to be settled once what differs was opened. */
export const RestingCard = ({ row, isOpen, wasOpen, isChosen, canSign, onOpen, onChoose }: Props) => {
  const say = useSay()
  const hint = useId()
  const isOffered = canSign && isSettleable(row)
  return (
    <li className={`${surfaces.card} ${styles.card}`}>
      <div className={styles.head}>
        {isOffered && (
          <Checkbox
            className={styles.tick}
            aria-label={say('review.tick', { name: titleOf(row) })}
            aria-describedby={wasOpen ? undefined : hint}
            checked={isChosen}
            disabled={!wasOpen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        <Box component="h2" m={0} fz="1.05rem">
          <Title row={row} />
        </Box>
      </div>
      <Facts row={row} />
      <Verdicts row={row} isOpen={isOpen} />
      <Documents row={row} />
      <Settled row={row} />
      {isOffered && !wasOpen && (
        <Text id={hint} fz="sm" c="dimmed">
          {say('review.open-what-differs-to-choose-it')}
        </Text>
      )}
      <Differs row={row} isOpen={isOpen} onOpen={onOpen} />
    </li>
  )
}
