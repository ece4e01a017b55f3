import { useCallbackRef } from '@mantine/hooks'
import { type ComponentType, memo } from 'react'
import { sameProps } from '../../platform/same-props.ts'

type Told = { readonly onChange: (...told: never[]) => void; readonly onBlur?: () => void }

/** A field that is drawn again when what it shows has changed, not at every key in another field of the form. */
export const drawnWhenChanged = <P extends Told>(Field: ComponentType<P>): ComponentType<P> => {
  const Drawn = memo(Field, sameProps) as unknown as ComponentType<P>
  return (props) => {
    // The callbacks keep their identity and call those of the last render.
    const onChange = useCallbackRef(props.onChange)
    const onBlur = useCallbackRef(props.onBlur)
    return <Drawn {...props} onChange={onChange} onBlur={onBlur} />
  }
}
