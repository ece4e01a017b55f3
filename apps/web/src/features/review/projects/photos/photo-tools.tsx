import { Button } from '@mantine/core'
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
    <Button size="compact-sm" variant="default" onClick={control.zoomIn} aria-label="Zoom in">
      +
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.zoomOut} aria-label="Zoom out">
      −
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.rotate}>
      Rotate
    </Button>
    <Button size="compact-sm" variant="default" onClick={control.reset}>
      Whole photo
    </Button>
    <span className={styles.zoom} role="status">
      {`${Math.round(control.view.zoom * 100)} %`}
    </span>
  </>
)

export const PhotoTools = ({ tool, onTool, control, isMarkable }: Props) => (
  <div className={styles.tools} role="toolbar" aria-label="Photo">
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
          {tools[name]}
        </Button>
      ))}
  </div>
)
