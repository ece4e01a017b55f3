import { Button, Text } from '@mantine/core'
import { markColours } from '@soundroof/contract/review/mark-up'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Dot } from './dot.tsx'
import { colourWords } from './mark-paint.ts'
import { type Tool, tools } from './mark-words.ts'
import styles from './photos.module.css'
import type { DrawingControl } from './use-drawing.ts'
import type { ViewControl } from './use-view.ts'

type Props = {
  readonly control: ViewControl
  readonly draw: DrawingControl
  /** False where photos can only be viewed. */
  readonly isMarkable: boolean
}
type DrawProps = Pick<Props, 'draw'>

const names = Object.keys(tools) as readonly Tool[]

const Looking = ({ control }: Pick<Props, 'control'>) => {
  const say = useSay()
  return (
    <div className={styles.tools} role="toolbar" aria-label={say('components.photo')}>
      <Button size="compact-md" variant="default" onClick={control.zoomIn} aria-label={say('components.zoom-in')}>
        +
      </Button>
      <Button size="compact-md" variant="default" onClick={control.zoomOut} aria-label={say('components.zoom-out')}>
        −
      </Button>
      <Button size="compact-md" variant="default" onClick={control.rotate}>
        {say('review.rotate')}
      </Button>
      <Button size="compact-md" variant="default" onClick={control.reset}>
        {say('review.whole-photo')}
      </Button>
      <Text span fz="sm" c="dimmed" miw="7ch" role="status">
        {`${Math.round(control.view.zoom * 100)} %`}
      </Text>
    </div>
  )
}

const Shapes = ({ draw }: DrawProps) => {
  const say = useSay()
  return (
    <div className={styles.tools} role="toolbar" aria-label={say('review.marks')}>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-md"
          variant={name === draw.tool ? 'filled' : 'default'}
          aria-pressed={name === draw.tool}
          onClick={() => draw.choose(name)}
        >
          {say(tools[name])}
        </Button>
      ))}
    </div>
  )
}

const Colours = ({ draw }: DrawProps) => {
  const say = useSay()
  return (
    <div className={styles.tools} role="toolbar" aria-label={say('review.colour')}>
      {markColours.map((colour) => (
        <Button
          key={colour}
          size="compact-md"
          variant={colour === draw.colour ? 'filled' : 'default'}
          aria-pressed={colour === draw.colour}
          leftSection={<Dot colour={colour} />}
          onClick={() => draw.setColour(colour)}
        >
          {say(colourWords[colour])}
        </Button>
      ))}
    </div>
  )
}

/** Always there, so that nothing moves when one of them can be used. */
const Steps = ({ draw }: DrawProps) => {
  const say = useSay()
  return (
    <div className={styles.tools} role="toolbar" aria-label={say('review.steps')}>
      <Button size="compact-md" variant="default" disabled={!draw.canUndo} onClick={draw.undo}>
        {say('review.undo')}
      </Button>
      <Button size="compact-md" variant="default" disabled={!draw.canRedo} onClick={draw.redo}>
        {say('review.redo')}
      </Button>
      <Button size="compact-md" variant="default" disabled={!draw.canClose} onClick={draw.close}>
        {say('review.finish-the-polygon')}
      </Button>
    </div>
  )
}

export const PhotoTools = ({ control, draw, isMarkable }: Props) => (
  <div className={styles.bars}>
    <Looking control={control} />
    {isMarkable && (
      <>
        <Shapes draw={draw} />
        <Colours draw={draw} />
        <Steps draw={draw} />
      </>
    )}
  </div>
)
