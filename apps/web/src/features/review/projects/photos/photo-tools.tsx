import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { type Tool, tools } from './mark-words.ts'
import styles from './photos.module.css'
import type { ViewControl } from './use-view.ts'

type Props = {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly control: ViewControl
  /** Without it photos are looked at only. */
  readonly isMarkable: boolean
}

const names = Object.keys(tools) as readonly Tool[]

const Looking = ({ control }: Pick<Props, 'control'>) => (
  <>
    <Button size="compact-sm" variant="default" onClick={control.zoomIn} aria-label={text('Zoom in')}>
      +
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.zoomOut} aria-label={text('Zoom out')}>
      −
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.rotate}>
      {text('Rotate')}
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.reset}>
      {text('Whole photo')}
    </Button>
    <span className={styles.zoom} role="status">
      {`${Math.round(control.view.zoom * 100)} %`}
    </span>
  </>
)

export const PhotoTools = ({ tool, onTool, control, isMarkable }: Props) => (
  <div className={styles.tools} role="toolbar" aria-label={text('Photo')}>
    <Looking control={control} />
    {isMarkable &&
      names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant={name === tool ? 'filled' : 'default'}
          aria-pressed={name === tool}
          onClick={() => onTool(name)}
        >
          {text(tools[name])}
        </Button>
      ))}
  </div>
)
