import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

const Roof = () => (
  <>
    <path className={classes.dark} d="M14 62L34 22H118L106 62Z" />
    <path className={classes.thin} d="M34 62L52 22M56 62L70 22M80 62L90 22" />
    <path className={classes.line} d="M14 62V78H106V62M106 78L118 40V22" />
  </>
)

const RafterSpan = () => (
  <>
    <path className={classes.thick} d="M10 66L64 22L118 66" />
    <path className={classes.line} d="M10 66V84M118 66V84M64 22V66" />
    <path className={classes.mark} d="M16 56L58 22" />
    <path className={classes.mark} d="M16 56l1 -7M16 56l7 -1M58 22l-1 7M58 22l-7 1" />
  </>
)

const Connection = () => (
  <>
    <path className={classes.dark} d="M8 56H120V64H8ZM8 80H120V88H8Z" />
    <path className={classes.face} d="M60 64H66V80H60Z" />
    <path className={classes.mark} d="M50 20V14H66V56H82V50" />
    <circle className={classes.solid} cx={60} cy={44} r={2.5} />
    <circle className={classes.solid} cx={60} cy={34} r={2.5} />
  </>
)

const Sheeting = () => (
  <>
    <path className={classes.line} d="M6 40H22L25 24H33L36 40H52L55 24H63L66 40H74" />
    <path className={classes.mark} d="M66 78H78L84 62L91 66L86 80L102 86" />
    <path className={classes.dimension} d="M86 34q20 6 14 26m-6 -6l6 6l6 -6" />
  </>
)

const examples: Readonly<Record<PhotoCategory, () => React.JSX.Element>> = {
  roof: Roof,
  rafterSpan: RafterSpan,
  connection: Connection,
  sheeting: Sheeting,
}

export const PhotoExampleDrawing = ({ category }: { readonly category: PhotoCategory }) => {
  const Example = examples[category]
  return (
    <Drawing width={128} height={94}>
      <Example />
    </Drawing>
  )
}
