import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from '../../../../platform/navigation.ts'

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string; readonly onGo?: () => void }

/** A link between steps, which can be opened in a new tab. */
export const StepLink = ({ href, onGo, ...props }: Props) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      onGo?.()
      goTo(href)
    }}
  />
)
