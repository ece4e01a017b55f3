import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { DownloadButton } from '../../../components/page/download-button.tsx'
import { NoteLine } from '../../../components/page/note-line.tsx'
import { inspectionFileName, packFileName } from '../../../platform/api/pack-file-name.ts'
import { useRecord } from '../../../platform/as-built/kept-records.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { isZoneDone } from './missing.ts'
import { stateWords } from './signed-record.tsx'
import { useAsBuiltQuery } from './use-as-built.ts'

type Props = { readonly hash: string; readonly title: string; readonly status: ProjectStatus }

/** State of the record as built, on the page of its project: once it is begun on this device, or the engineer has accepted the project. */
export const AsBuiltNote = ({ hash, title, status }: Props) => {
  const say = useSay()
  const record = useRecord(hash)
  const { data: told } = useAsBuiltQuery(record !== null || status >= statusOf.ongoing ? hash : '')
  if (!told) return null
  const isBegun = record !== null || told.version > 0
  const entered = record ?? { content: told.content, waiting: [] }
  const count = told.zones.filter(({ zone }) => isZoneDone(told, entered, zone)).length
  const line =
    told.state !== 'open'
      ? say(stateWords[told.state])
      : isBegun
        ? say('review.zones-done', { count, of: told.zones.length })
        : say('review.measure-and-photograph-after-installing')
  return (
    <NoteLine
      title={say('roofs.finished-array')}
      line={line}
      tone={told.state === 'put-right' ? 'warning' : 'plain'}
      action={
        <>
          {told.pack && (
            <DownloadButton
              size="sm"
              variant="default"
              address={told.pack.address}
              fileName={packFileName(title)}
              label={say('review.close-out-pack')}
            />
          )}
          {told.inspection && (
            <DownloadButton
              size="sm"
              variant="default"
              address={told.inspection.address}
              fileName={inspectionFileName(title)}
              label={say('review.certificate-after-inspection')}
            />
          )}
          <ButtonLink size="sm" variant="default" to="/as-built" search={{ project: hash }}>
            {say(told.state === 'open' ? 'review.enter-what-was-built' : 'review.open-the-record')}
          </ButtonLink>
        </>
      }
    />
  )
}
