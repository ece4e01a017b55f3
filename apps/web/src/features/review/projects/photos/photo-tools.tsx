import { Button, Group, Text } from '@mantine/core'
import { useSay } from '../../../../platform/words/use-say.ts'

import { type Tool, tools } from './mark-words.ts'
import type { ViewControl } from './use-view.ts'

type Props = {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly control: ViewControl
  /** False where photos can only be viewed. */
  readonly isMarkable: boolean
}

const names = Object.keys(tools) as readonly Tool[]

const Looking = ({ control }: Pick<Props, 'control'>) => {
  const say = useSay()
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={control.zoomIn} aria-label={say('components.zoom-in')}>
        +
      </Button>
      <Button size="compact-sm" variant="default" onClick={control.zoomOut} aria-label={say('components.zoom-out')}>
        −
      </Button>
      <Button size="compact-sm" variant="default" onClick={control.rotate}>
        {say('review.rotate')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={control.reset}>
        {say('review.whole-photo')}
      </Button>
      <Text span fz="sm" c="dimmed" miw="5ch" role="status">
        {`${Math.round(control.view.zoom * 100)} %`}
      </Text>
    </>
  )
}

export const PhotoTools = ({ tool, onTool, control, isMarkable }: Props) => {
  const say = useSay()
  return (
    <Group gap={6} role="toolbar" aria-label={say('components.photo')}>
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
            {say(tools[name])}
          </Button>
        ))}
    </Group>
  )
}
