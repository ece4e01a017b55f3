import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'

type Props = {
  readonly photos: readonly { readonly src: string; readonly alt: string }[]
  readonly start: number
  readonly onClose: () => void
}

/** Full-screen photos: arrows move, Escape closes, wheel or pinch zooms. */
export const PhotoLightbox = ({ photos, start, onClose }: Props) => (
  <Lightbox open close={onClose} index={start} slides={[...photos]} plugins={[Zoom]} carousel={{ finite: true }} />
)
