import type { Held } from './maths/inclination.ts'
import classes from './measuring.module.css'

/** A roof from its gable end, and the phone on it or before it. */
export const HeldPicture = ({ held }: { readonly held: Held }) => (
  <svg className={classes.picture} viewBox="0 0 240 96" aria-hidden="true">
    <path d="M20 88V66L120 20L220 66V88" />
    {held === 'laid' ? (
      <path className={classes.phone} d="M52 51.5L97 30.8L94.5 25.3L49.5 46Z" />
    ) : (
      <g transform="translate(46 66) rotate(-24.7)">
        <rect className={classes.phone} x="0" y="-6" width="62" height="32" rx="4" />
        <path d="M4 -6H58" />
      </g>
    )}
  </svg>
)
