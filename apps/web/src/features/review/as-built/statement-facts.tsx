import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { SignaturePicture } from '../../../components/fields/signature-field.tsx'
import { Facts } from '../../../components/lists/facts.tsx'
import { shownDay, shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'

/** What the installer signed, and who signed it. */
export const StatementFacts = ({ told: { statement, content } }: { readonly told: AsBuiltOfProject }) => {
  const say = useSay()
  if (statement === null) return null
  const { latitude, longitude, accuracy } = statement
  const position =
    latitude === null || longitude === null
      ? say('review.without-position')
      : say('review.position-is', { latitude, longitude, accuracy: accuracy ?? '–' })
  return (
    <Facts
      facts={[
        [say.named('Name of the Installer'), statement.name],
        [say.named('Licence'), statement.licence],
        [say.named('Accreditation'), statement.accreditation],
        [say.named('Installed On'), shownDay(say, statement.installedOn)],
        [say('review.position'), position],
        ...(statement.drawn.length === 0
          ? []
          : [[say.named('Drawn Signature'), <SignaturePicture key="drawn" drawn={statement.drawn} />] as const]),
        [say('review.signed'), `${shownMoment(say, statement.signedAt)}, ${statement.signedBy}`],
        [say.named('Module Label'), content.moduleLabel],
        ...(content.differences === '' ? [] : [[say.named('Differences from the Plan'), content.differences] as const]),
      ]}
    />
  )
}
