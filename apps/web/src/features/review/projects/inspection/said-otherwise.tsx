import { labelOfEntry } from '@soundroof/contract/review/certificate/certificate-problems'
import type { CertificateRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { type DesignProperty, saidOtherwise } from '@soundroof/contract/review/inspection/design-property'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly record: CertificateRecord; readonly design: DesignProperty | null }

/** Entries about the property that the design certificate has otherwise: both are printed. */
export const SaidOtherwise = ({ record, design }: Props) => {
  const say = useSay()
  const differing = saidOtherwise(record, design)
  return (
    <div role="status">
      {differing.length > 0 && (
        <Panel tone="warning">
          <strong>{say('review.otherwise-than-the-design-certificate')}</strong>
          <ul>
            {differing.map(({ entry, says }) => (
              <li key={entry}>
                {say('review.the-design-certificate-says', { label: say.named(labelOfEntry(entry)), says })}
              </li>
            ))}
          </ul>
          <p>{say('review.both-are-printed')}</p>
        </Panel>
      )}
    </div>
  )
}
