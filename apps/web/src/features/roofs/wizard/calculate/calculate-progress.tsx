import { Loader, Modal } from '@mantine/core'
import { useSay } from '../../../../platform/words/use-say.ts'

import classes from './calculate.module.css'
import { stageLabels } from './calculate.ts'
import type { Run } from './use-calculate.ts'

const close = (): void => undefined

/** Covers the form, so that the saved values are those calculated. */
export const CalculateProgress = ({ run }: { readonly run: Run | null }) => {
  const say = useSay()

  const position = run?.at ? run.stages.indexOf(run.at) : -1
  return (
    <Modal
      opened={run !== null}
      onClose={close}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={say(run?.isSaveOnly ? 'roofs.saving-the-project' : 'roofs.calculating-your-roof')}
      centered
      transitionProps={{ duration: 0 }}
    >
      <ol className={classes.stages} role="status">
        {run?.stages.map((stage, index) => (
          <li key={stage} data-state={index < position ? 'done' : index === position ? 'now' : 'later'}>
            <span className={classes.sign} aria-hidden="true">
              {index === position ? <Loader size={18} /> : index < position ? '✓' : ''}
            </span>
            {say(stageLabels[stage])}
          </li>
        ))}
      </ol>
    </Modal>
  )
}
