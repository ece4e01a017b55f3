import { type Coded, useSay } from '../../platform/words/use-say.ts'

import { Panel } from './panel.tsx'

/** Racking system and module that a project chose and that were withdrawn or have expired. */
export const ProductWarnings = ({ warnings }: { readonly warnings: readonly Coded[] }) => {
  const say = useSay()
  return warnings.length === 0 ? null : (
    <Panel tone="warning">
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)}>{say(warning)}</p>
      ))}
    </Panel>
  )
}
