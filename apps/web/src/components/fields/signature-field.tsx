import { Button } from '@mantine/core'
import { type DrawnSignature, mostStrokes, signatureField } from '@soundroof/contract/review/as-built/drawn-signature'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './signature-field.module.css'
import { ended, pointAt, withPoint } from './signature-strokes.ts'

const viewBox = `0 0 ${signatureField.width} ${signatureField.height}`

const Strokes = ({ drawn }: { readonly drawn: DrawnSignature }) =>
  drawn.map((stroke, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added, and two may be alike.
    <polyline key={index} className={styles.ink} points={stroke.map(([x, y]) => `${x},${y}`).join(' ')} />
  ))

/** A signature as it was drawn. */
export const SignaturePicture = ({ drawn }: { readonly drawn: DrawnSignature }) => {
  const say = useSay()
  return (
    <svg className={styles.picture} viewBox={viewBox} role="img" aria-label={say('review.signature-drawn')}>
      <Strokes drawn={drawn} />
    </svg>
  )
}

/** The stroke under the pointer, until it leaves the screen. In a ref as well: the last points may wait to be rendered when the pointer is lifted. */
const usePen = (drawn: DrawnSignature, onChange: (drawn: DrawnSignature) => void) => {
  const stroke = useRef<DrawnSignature[number] | null>(null)
  const [shown, setShown] = useState(stroke.current)
  const keep = (next: typeof shown): void => {
    stroke.current = next
    setShown(next)
  }
  const at = (event: PointerEvent<SVGSVGElement>) => pointAt(event, event.currentTarget.getBoundingClientRect())
  const lift = (event: PointerEvent<SVGSVGElement>): void => {
    if (!event.isPrimary || stroke.current === null) return
    onChange([...drawn, ended(stroke.current)])
    keep(null)
  }
  const pen = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
      if (!event.isPrimary || event.button !== 0 || drawn.length >= mostStrokes) return
      event.currentTarget.setPointerCapture(event.pointerId)
      keep([at(event)])
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
      if (event.isPrimary && stroke.current !== null) keep(withPoint(stroke.current, at(event)))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
  return { pen, strokes: shown === null ? drawn : [...drawn, shown] }
}

type Props = {
  readonly name: string
  readonly label: string
  readonly drawn: DrawnSignature
  readonly onChange: (drawn: DrawnSignature) => void
}

/** Takes a signature by finger, pen or mouse. Nobody needs it: without one the name is printed. */
export const SignatureField = ({ name, label, drawn, onChange }: Props) => {
  const say = useSay()
  const hint = useId()
  const { pen, strokes } = usePen(drawn, onChange)
  return (
    <fieldset className={styles.field} aria-describedby={hint} id={name}>
      <legend className={styles.label}>{say.named(label)}</legend>
      <span className={styles.hint} id={hint}>
        {say('review.draw-your-signature')}
      </span>
      <svg className={styles.paper} viewBox={viewBox} aria-hidden="true" {...pen}>
        <line className={styles.line} x1={30} y1={160} x2={570} y2={160} />
        <Strokes drawn={strokes} />
      </svg>
      <div className={styles.below}>
        <span role="status">{drawn.length > 0 && say('review.signature-drawn')}</span>
        {drawn.length > 0 && (
          <Button size="md" mih={48} variant="subtle" onClick={() => onChange([])}>
            {say('review.clear-the-signature')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
