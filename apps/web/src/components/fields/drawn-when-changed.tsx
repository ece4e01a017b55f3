import { useCallbackRef } from '@mantine/hooks'
import { type ComponentType, memo } from 'react'
import { sameProps } from '../../platform/same-props.ts'

type Told = { readonly onChange: (...told: never[]) => void; readonly onBlur?: () => void }

/** Makes a field render again only when its own props change, not at every key in another field. */
export const drawnWhenChanged = <P extends Told>(Field: ComponentType<P>): ComponentType<P> => {
  const Drawn = memo(Field, sameProps) as unknown as ComponentType<P>
  return (props) => {
    // Callbacks keep their identity and call those of the last render.
    const onChange = useCallbackRef(props.onChange)
    const onBlur = useCallbackRef(props.onBlur)
    return <Drawn {...props} onChange={onChange} onBlur={onBlur} />
  }
}
