import { useEffect } from 'react'
import { focusSoon } from './error-summary.tsx'

/** In a dialog this field has the focus when it opens, in place of the cross: keys are typed at once. */
export const useFirstFocus = (name: string): void => useEffect(() => focusSoon(name), [name])
