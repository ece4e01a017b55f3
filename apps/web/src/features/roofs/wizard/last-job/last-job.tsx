import { Button, Text } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { changeProject } from '@soundroof/contract/roofs/project/project'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { isUntouched, leftOut, type SharedStep, withStepOf } from './as-last-job.ts'

/** The project of the company that was saved last; null where there is none. */
const loadLast = async (signal: AbortSignal): Promise<ProjectDraft | null> => {
  const [newest] = dataOf(await call('projects', { query: { limit: 1 }, signal, quiet: true }))
  if (newest === undefined) return null
  const detail = dataOf(await call('projectDetail', { query: { hash: newest.hash }, signal, quiet: true }))
  const parsed = parseWireProject(detail)
  return parsed.ok ? parsed.value.project : null
}

const useLastJob = (isOffered: boolean) =>
  useQuery({
    queryKey: ['last-job'],
    queryFn: ({ signal }) => loadLast(signal),
    enabled: isOffered,
    staleTime: 60_000,
  })

type Props = { readonly step: Pick<StepState<SharedStep>, 'id' | 'wizard' | 'context' | 'project' | 'readOnly'> }

/** Fills an empty step of a new project as in the project saved last. */
export const LastJob = ({ step }: Props) => {
  const { id, wizard, context, project } = step
  const isOffered = wizard.mode === 'add' && !step.readOnly && isUntouched(project, id)
  const { data: last } = useLastJob(isOffered)
  const [told, setTold] = useState<readonly string[]>([])
  const words = useRef<HTMLParagraphElement>(null)
  const fill = (job: ProjectDraft) => {
    const now = loadDraft() ?? wizard
    const filled = withStepOf(job, id, now.project, context.choices)
    saveProject({ ...now, project: changeProject(filled, id, {}, context).project }, id)
    setTold([say('filledAsLastJob', { name: displayName(job) }), ...leftOut(job, id, context.choices)])
    // The button goes away with the focus.
    words.current?.focus()
  }
  const isShown = isOffered && last && !isUntouched(last, id)
  if (!isShown && told.length === 0) return null
  return (
    <div>
      {isShown && (
        <Button variant="default" onClick={() => fill(last)}>
          {say('sameAsLastJob')}
        </Button>
      )}
      <Text size="sm" role="status" ref={words} tabIndex={-1}>
        {isOffered ? '' : told.join(' ')}
      </Text>
    </div>
  )
}
