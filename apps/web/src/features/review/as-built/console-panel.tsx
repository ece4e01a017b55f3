import { Button, Group } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { asBuiltSubjectTitles, deviationDecision } from '@soundroof/contract/review/as-built/as-built-record'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { TextLink } from '../../../components/page/button-link.tsx'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { bareAddress } from '../../../platform/api/bare-address.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { isAskedAgain } from '../../../platform/api/unattended.ts'
import { useKeptForm } from '../../../platform/draft/kept-forms.ts'
import { useSession } from '../../../platform/session/session.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { toast } from '../../../platform/toast.ts'
import { type Message, type Say, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import compared from './compared.module.css'
import { PlanAndMeasured } from './plan-and-measured.tsx'
import { stateWords } from './signed-record.tsx'
import { StatementFacts } from './statement-facts.tsx'

/** A photo as the viewer shows it. */
export type RecordPhoto = {
  readonly address: string
  readonly label: string
  readonly full: string
  readonly preview: string | null
}

const keyOf = (hash: string) => ['console-as-built', hash] as const

/** Another engineer may decide, and the installer open it again, ms. */
const pollEvery = 30_000

const useConsoleAsBuilt = (hash: string) =>
  useQuery({
    queryKey: keyOf(hash),
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('consoleAsBuilt', { query: { hash }, ...how }))
    },
    staleTime: 0,
    refetchInterval: pollEvery,
  })

const photosOf = (say: Say, { content, files }: AsBuiltOfProject): readonly RecordPhoto[] =>
  content.photos.flatMap(({ subject, zone, address }) => {
    const file = files.find((signed) => bareAddress(signed.address) === bareAddress(address))
    if (file === undefined) return []
    const label = { code: asBuiltSubjectTitles[subject] }
    const said = zone === null ? say(label) : say('roofs.photo-in-zone', { label, zone: { code: zone } })
    return [{ address: bareAddress(address), label: said, full: file.full, preview: file.preview }]
  })

type Choice = 'accept' | 'put-right'

const choices = {
  accept: { label: 'review.accept-as-built', text: 'review.accepting-issues-the-pack' },
  'put-right': { label: 'review.have-it-put-right', text: 'review.the-installer-begins-a-new-record' },
} as const

type DecideProps = { readonly hash: string; readonly told: AsBuiltOfProject }

/** Accepted or to be put right, with a reason that is printed; the text stays until it has been decided. */
const Decide = ({ hash, told }: DecideProps) => {
  const say = useSay()
  const queries = useQueryClient()
  const { form, edit, forget } = useKeptForm(`as-built-decision-${told.record}`, { reason: '' })
  const [choice, setChoice] = useState<Choice | null>(null)
  const [error, setError] = useState<Message | undefined>()
  const { label, maxLength } = schemaField(deviationDecision, 'reason')
  const choose = (next: Choice) =>
    isBlank(form.reason) ? setError({ code: 'textRequired', values: { label: { code: label } } }) : setChoice(next)
  const decide = async () => {
    const body = { hash, record: told.record, isAccepted: choice === 'accept', reason: form.reason }
    const answer = await call('decideAsBuilt', { body, quiet: true })
    setChoice(null)
    if (!answer.ok) {
      setError(answer.issues[0]?.coded ?? answer.message)
      return queries.invalidateQueries({ queryKey: keyOf(hash) })
    }
    forget()
    showAnswer(queries, keyOf(hash), answer.data)
    toast('review.decided', 'success')
  }
  return (
    <div className={styles.fields}>
      <TextAreaField
        name="as-built-reason"
        label={label}
        hint={say('review.printed-in-the-close-out-pack')}
        maxLength={maxLength}
        rows={4}
        required
        value={form.reason}
        error={error}
        onChange={(reason) => {
          setError(undefined)
          edit({ reason })
        }}
      />
      <Group>
        <Button onClick={() => choose('accept')}>{say(choices.accept.label)}</Button>
        <Button variant="default" onClick={() => choose('put-right')}>
          {say(choices['put-right'].label)}
        </Button>
      </Group>
      <ConfirmDialog
        opened={choice !== null}
        title={say(choices[choice ?? 'accept'].label)}
        confirmLabel={say(choices[choice ?? 'accept'].label)}
        isFinal
        onConfirm={decide}
        onCancel={() => setChoice(null)}
      >
        {say(choices[choice ?? 'accept'].text)}
      </ConfirmDialog>
    </div>
  )
}

const Decided = ({ told: { decision, pack } }: { readonly told: AsBuiltOfProject }) => {
  const say = useSay()
  return (
    <>
      {decision && (
        <p>
          {decision.reason} {say('review.decided-by', { ...decision, moment: shownMoment(say, decision.decidedAt) })}
        </p>
      )}
      {pack && (
        <p>
          <a href={pack.address} target="_blank" rel="noopener">
            {say('review.close-out-pack')}
          </a>
          <br />
          <Sentence
            says="review.anybody-can-check-it"
            document={
              <TextLink to="/verify/$code" params={{ code: pack.code }}>
                {say('review.document-2', { code: pack.code })}
              </TextLink>
            }
          />
        </p>
      )}
    </>
  )
}

type Props = {
  readonly hash: string
  readonly viewer: (photos: readonly RecordPhoto[], start: number, close: () => void) => ReactNode
  /** What follows the record: its certificate after inspection. */
  readonly inspection: (told: AsBuiltOfProject, refresh: () => unknown) => ReactNode
}

const Photos = ({ told, viewer }: Pick<Props, 'viewer'> & { readonly told: AsBuiltOfProject }) => {
  const say = useSay()
  const [opened, setOpened] = useState<number | null>(null)
  const photos = photosOf(say, told)
  return (
    <>
      <ul className={compared.photos}>
        {photos.map(({ address, label, preview }, position) => (
          <li key={`${label} ${address}`}>
            <button type="button" aria-label={say('components.open', { label })} onClick={() => setOpened(position)}>
              {preview && <img src={preview} alt="" loading="lazy" />}
            </button>
            <small>{label}</small>
          </li>
        ))}
      </ul>
      {opened !== null && viewer(photos, opened, () => setOpened(null))}
    </>
  )
}

/** The signed record as built, for engineers; nothing where none is signed. */
export const AsBuiltPanel = ({ hash, viewer, inspection }: Props) => {
  const say = useSay()
  const { data: told, refetch } = useConsoleAsBuilt(hash)
  const mayDecide = useSession()?.customer.role === 'engineer'
  if (!told) return null
  return (
    <>
      <Panel title={`${say('roofs.finished-array')}: ${say(stateWords[told.state])}`}>
        <div className={styles.fields}>
          <PlanAndMeasured zones={told.zones} />
          <StatementFacts told={told} />
          <Photos told={told} viewer={viewer} />
          <Decided told={told} />
          {told.state === 'with-engineer' && mayDecide && <Decide key={told.record} hash={hash} told={told} />}
        </div>
      </Panel>
      {inspection(told, refetch)}
    </>
  )
}
