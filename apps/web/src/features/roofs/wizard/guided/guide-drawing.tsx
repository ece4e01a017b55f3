import type { AsBuiltSubject } from '@soundroof/contract/review/as-built/as-built-record'
import { guideFrames } from './guide-frames.ts'
import classes from './guided.module.css'

/** What the photo shows, as the camera draws it over its picture. */
export const GuideDrawing = ({ subject }: { readonly subject: AsBuiltSubject }) => (
  <svg className={classes.drawing} viewBox="0 0 100 75" aria-hidden="true">
    {guideFrames[subject].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
