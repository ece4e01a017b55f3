import { screenColour } from '../../../../components/drawings/screen-colour.ts'
import type { ZoneLook } from './shown-zones.ts'
import classes from './zone-code.module.css'

/** Number and colour of a zone, as on the plan. */
export const ZoneCode = ({ look: { code, fill } }: { readonly look: ZoneLook }) => (
  <span className={classes.code} style={{ background: screenColour(fill) }} data-drawn aria-hidden="true">
    {code}
  </span>
)
