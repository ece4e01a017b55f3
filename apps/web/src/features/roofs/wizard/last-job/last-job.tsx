import { Button, Group, Text } from '@mantine/core'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { changeProject } from '@soundroof/contract/roofs/projects/project'
import { useRef, useState } from 'react'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { isUntouched, leftOut, type SharedStep, sharedSteps, withStepOf } from './as-last-job.ts'
import classes from './last-job.module.css'
import { useLastJob } from './use-last-job.ts'

type Props = { readonly step: Pick<StepState<SharedStep>, 'id' | 'wizard' | 'context' | 'project' | 'readOnly'> }

/** Fills an empty step from the project saved last. The button never moves, so that no tap misses it. */
export const LastJob = ({ step }: Props) => {
  const say = useSay()

  const { id, wizard, context, project } = step
  const isOffered = wizard.mode === 'add' && !step.readOnly && isUntouched(project, id)
  const { data: last } = useLastJob(isOffered)
  const mayFill = last ? !isUntouched(last, id) : last === undefined
  const [hasPlace] = useState(isOffered && mayFill)
  const [told, setTold] = useState<readonly string[]>([])
  const words = useRef<HTMLParagraphElement>(null)
  const fill = (job: ProjectDraft, steps: readonly SharedStep[]) => {
    const now = loadDraft() ?? wizard
    const filled = steps
      .filter((step) => isUntouched(now.project, step))
      .reduce(
        (before, step) => changeProject(withStepOf(job, step, before, context.choices), step, {}, context).project,
        now.project,
      )
    saveProject({ ...now, project: filled }, id)
    setTold([say('filledAsLastJob', { name: displayName(job) }), ...leftOut(say, job, id, context.choices)])
    // The button disappears with the focus.
    words.current?.focus()
  }
  if (!hasPlace) return null
  return (
    <div className={classes.place} data-buttons={id === 'solar' ? 2 : 1}>
      {isOffered && last && mayFill && (
        <Group gap="xs">
          <Button variant="default" onClick={() => fill(last, [id])}>
            {say('sameAsLastJob')}
          </Button>
          {id === 'solar' && (
            <Button variant="default" onClick={() => fill(last, sharedSteps)}>
              {say('roofs.and-its-structure-and-roof-type')}
            </Button>
          )}
        </Group>
      )}
      <Text size="sm" role="status" ref={words} tabIndex={-1}>
        {isOffered ? '' : told.join(' ')}
      </Text>
    </div>
  )
}
