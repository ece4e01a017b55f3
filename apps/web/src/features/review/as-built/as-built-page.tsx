import { Skeleton } from '@mantine/core'
import type { AsBuiltOfProject, WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { AsOfNote } from '../../../components/signal/as-of-note.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { bareAddress } from '../../../platform/api/bare-address.ts'
import type { KeptRecord, WaitingPhoto } from '../../../platform/as-built/kept-record.ts'
import { useWorkInHand } from '../../../platform/session/log-in-again.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { focusZone } from './focus-zone.ts'
import { askedPhotos, isDouble, isZoneDone, photoField } from './missing.ts'
import { Progress } from './progress.tsx'
import { SignedRecord } from './signed-record.tsx'
import { StatementForm } from './statement-form.tsx'
import { enter, useAsBuilt } from './use-as-built.ts'
import { useSigning } from './use-signing.ts'
import { useStatement } from './use-statement.ts'
import { WholeArray } from './whole-array.tsx'
import { ZoneCard } from './zone-card.tsx'

/** A guided photo that is wanted, with those that there are. */
export type PhotoSlot = {
  readonly id: string
  readonly hash: string
  readonly guided: WantedPhoto
  readonly isMissing: boolean
  /** One of its pictures is in the record before. */
  readonly isDouble: boolean
  readonly sent: readonly string[]
  readonly signed: Readonly<Record<string, SignedAddress>>
  readonly waiting: readonly WaitingPhoto[]
  readonly remove: (address: string) => void
}

/** What other features show on this page. */
export type AsBuiltParts = {
  readonly plan: (hash: string, zone: string | null, choose: (zone: string | null) => void) => ReactNode
  readonly photos: (slot: PhotoSlot) => ReactNode
  /** Sends the photos that wait. */
  readonly resume: (hash: string) => void
}

type EnteringProps = {
  readonly hash: string
  readonly told: AsBuiltOfProject
  readonly record: KeptRecord
  readonly parts: AsBuiltParts
}

const isOf =
  ({ subject, zone }: WantedPhoto) =>
  (photo: WantedPhoto): boolean =>
    photo.subject === subject && photo.zone === zone

const slotOf = (
  { hash, told, record }: Omit<EnteringProps, 'parts'>,
  wanted: WantedPhoto,
  isMissing: boolean,
): PhotoSlot => ({
  id: photoField(wanted),
  hash,
  guided: wanted,
  isMissing,
  isDouble: isDouble(record, wanted),
  sent: record.content.photos.filter(isOf(wanted)).map(({ address }) => address),
  signed: Object.fromEntries(told.files.map((file) => [bareAddress(file.address), file])),
  waiting: record.waiting.filter(isOf(wanted)),
  remove: (address) => enter.removePhoto(hash, wanted, address),
})

const firstToDo = (told: AsBuiltOfProject, record: KeptRecord): string | null =>
  told.zones.find(({ zone }) => !isZoneDone(told, record, zone))?.zone ?? told.zones[0]?.zone ?? null

/** Zone by zone, then what is of the whole array, then the statement. */
const Entering = ({ hash, told, record, parts }: EnteringProps) => {
  const [zone, setZone] = useState(() => firstToDo(told, record))
  const statement = useStatement(hash)
  const signing = useSigning({ told, record, statement })
  useWorkInHand()
  const photoOf = (wanted: WantedPhoto): ReactNode => (
    <div key={photoField(wanted)}>
      {parts.photos(slotOf({ hash, told, record }, wanted, signing.errorOf(photoField(wanted)) !== undefined))}
    </div>
  )
  const open = (name: string) => {
    setZone(name)
    focusZone(name)
  }
  return (
    <div className={styles.page}>
      <div className={styles.beside}>
        <Progress told={told} record={record} />
        <Panel>{parts.plan(hash, zone, (name) => name !== null && open(name))}</Panel>
      </div>
      <div className={styles.steps}>
        {told.zones.map((plan, index) => {
          const next = told.zones[index + 1]?.zone
          return (
            <ZoneCard
              key={plan.zone}
              told={told}
              plan={plan}
              record={record}
              errorOf={signing.errorOf}
              isOpen={zone === plan.zone}
              onOpen={() => open(plan.zone)}
              photos={askedPhotos(told.wanted, record.content)
                .filter((wanted) => wanted.zone === plan.zone)
                .map(photoOf)}
              next={next === undefined ? null : { name: next, open: () => open(next) }}
            />
          )
        })}
        <WholeArray told={told} record={record} errorOf={signing.errorOf} photoOf={photoOf} />
        <StatementForm statement={statement} {...signing} />
      </div>
    </div>
  )
}

type Props = { readonly hash: string; readonly title: string; readonly parts: AsBuiltParts }

const ToProject = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink variant="default" to="/project_result" search={{ project: hash }}>
      {say('review.to-the-project')}
    </ButtonLink>
  )
}

const Content = ({ hash, title, parts }: Props) => {
  const say = useSay()
  const { told, record, error, refetch } = useAsBuilt(hash, title)
  const { resume } = parts
  useEffect(() => resume(hash), [resume, hash])
  if (told && record)
    return told.state === 'open' ? (
      <Entering hash={hash} told={told} record={record} parts={parts} />
    ) : (
      <SignedRecord hash={hash} told={told} record={record} />
    )
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  return <Skeleton height={480} radius="lg" />
}

/** `/as-built`: what was built, measured and photographed by the crew, and signed by the installer. */
export const AsBuiltPage = (props: Props) => {
  const say = useSay()
  const { hash, title } = props
  return (
    <PageFrame
      title={say('roofs.finished-array')}
      width="wide"
      lead={title}
      actions={hash !== '' && <ToProject hash={hash} />}
    >
      <AsOfNote project={hash} />
      {hash === '' ? <p>{say('projectUnknown')}</p> : <Content key={hash} {...props} />}
    </PageFrame>
  )
}
