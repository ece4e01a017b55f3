import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'
import { profileOutline, profileSize } from './sheeting-profile.ts'

type Props = { readonly profile: Parameters<typeof profileOutline>[0]; readonly scale: number }

/** End view of a sheeting profile; all products at the same scale. */
export const SheetingProfileDrawing = ({ profile, scale }: Props) => {
  const outline = profileOutline(profile, scale)
  return outline === null ? null : (
    <Drawing width={profileSize.width} height={profileSize.height}>
      <path className={classes.mark} d={outline} />
    </Drawing>
  )
}
