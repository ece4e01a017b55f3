import { LoadingOverlay as Overlay, VisuallyHidden } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'

type Props = { readonly visible: boolean; readonly label?: string }

/** Covers the nearest positioned parent. */
export const LoadingOverlay = ({ visible, label = text('Loading') }: Props) => (
  <>
    <Overlay visible={visible} zIndex={50} overlayProps={{ radius: 'md', backgroundOpacity: 0.6 }} />
    <VisuallyHidden role="status">{visible ? label : ''}</VisuallyHidden>
  </>
)
