import { recognised } from '@soundroof/contract/platform/text'
import { Panel } from './panel.tsx'

/** Racking system and module that a project chose and that were withdrawn or have expired. */
export const ProductWarnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.length === 0 ? null : (
    <Panel tone="warning">
      {warnings.map((warning) => (
        <p key={warning}>{recognised(warning)}</p>
      ))}
    </Panel>
  )
