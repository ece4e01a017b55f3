import { Group } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { Entry } from '../../../../components/lists/entry.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import type { KeptJob } from '../../../../platform/device/device-database.ts'
import { dropJob, jobsHere, tryJobAgain } from '../../../../platform/offline/device-jobs.ts'
import { useMayHaveJobs } from '../../../../platform/offline/may-have-jobs.ts'
import { ask } from '../../../../platform/question.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { draftOf } from '../photos/draft-files.ts'
import { sendJobs } from '../sync/send-jobs.ts'

const JobRow = ({ job, onChange }: { readonly job: KeptJob; readonly onChange: () => void }) => {
  const say = useSay()
  const name = draftOf(job.draft)?.project.header.name ?? say('shell.project')
  const send = async () => {
    await tryJobAgain(job.hash)
    await sendJobs()
    onChange()
  }
  const discard = async () => {
    const choice = await ask({
      title: 'roofs.discard-this-calculation',
      text: 'roofs.discard-this-calculation-why',
      confirmLabel: 'roofs.discard',
      cancelLabel: 'components.cancel',
    })
    if (choice !== 'confirm') return
    await dropJob(job.hash)
    onChange()
  }
  return (
    <Entry
      name={
        <TextLink to="/project_result" search={{ project: job.hash }}>
          {name}
        </TextLink>
      }
      details={[
        say('roofs.calculated-here-at', { moment: shownMoment(say, job.madeAt) }),
        say(job.refused ?? job.failed ?? 'roofs.waits-to-be-sent'),
      ]}
    >
      <Group gap={8}>
        <BusyButton size="lg" variant="default" work={send}>
          {say('shell.try-again')}
        </BusyButton>
        {(job.refused ?? job.failed) && (
          <BusyButton size="lg" variant="default" work={discard}>
            {say('roofs.discard')}
          </BusyButton>
        )}
      </Group>
    </Entry>
  )
}

/** What this device has calculated and the server has not issued yet. */
export const JobRows = () => {
  const say = useSay()
  const mayHave = useMayHaveJobs()
  const [jobs, setJobs] = useState<readonly KeptJob[]>([])
  const refresh = useCallback(() => void jobsHere().then(setJobs), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the last one has gone
  useEffect(refresh, [refresh, mayHave])
  if (jobs.length === 0) return null
  return (
    <Panel title={say('roofs.calculated-here')}>
      <ul className={`${entries.entries} ${entries.unclosed}`}>
        {jobs.map((job) => (
          <JobRow key={job.hash} job={job} onChange={refresh} />
        ))}
      </ul>
    </Panel>
  )
}
