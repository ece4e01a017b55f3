import { Loader, Modal } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import classes from './calculate.module.css'
import { stageLabels } from './calculate.ts'
import type { Run } from './use-calculate.ts'

const close = (): void => undefined

/** Covers the form, so that what is saved is what was calculated. */
export const CalculateProgress = ({ run }: { readonly run: Run | null }) => {
  const position = run?.at ? run.stages.indexOf(run.at) : -1
  return (
    <Modal
      opened={run !== null}
      onClose={close}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={text('Calculating your roof')}
      centered
      transitionProps={{ duration: 0 }}
    >
      <ol className={classes.stages} role="status">
        {run?.stages.map((stage, index) => (
          <li key={stage} data-state={index < position ? 'done' : index === position ? 'now' : 'later'}>
            <span className={classes.sign} aria-hidden="true">
              {index === position ? <Loader size={18} /> : index < position ? '✓' : ''}
            </span>
            {text(stageLabels[stage])}
          </li>
        ))}
      </ol>
    </Modal>
  )
}
