import { Box, Text } from '@mantine/core'
import {
  documentNames,
  isReviewWithoutResult,
  stateTitles,
  type VerifiedDocument,
} from '@soundroof/contract/roofs/documents/document'
import { withoutResultSentence } from '../../../components/documents/without-result.ts'
import { Facts } from '../../../components/lists/facts.tsx'
import surfaces from '../../../components/page/surfaces.module.css'
import { shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { stateSentence } from './document-words.ts'

const bars = {
  valid: 'green',
  draft: 'yellow',
  superseded: 'yellow',
  deleted: 'red',
  missing: 'red',
  void: 'red',
} as const satisfies Readonly<Record<VerifiedDocument['state'], string>>

const Code = ({ children }: { readonly children: string }) => (
  <Text span inherit ff="monospace">
    {children}
  </Text>
)

/** State of the document by the provider's records. */
export const DocumentState = ({ document }: { readonly document: VerifiedDocument }) => {
  const say = useSay()
  return (
    <Box
      component="section"
      p="20px 24px"
      className={`${surfaces.card} ${surfaces.barred}`}
      style={{ '--bar-width': '6px', '--bar': `var(--mantine-color-${bars[document.state]}-7)` }}
      aria-labelledby="document-state"
    >
      <Box component="h2" id="document-state" m={0} fz="1.5rem">
        {say(stateTitles[document.state])}
        {document.reconsideredSince !== null && `, ${say('review.under-reconsideration-2')}`}
      </Box>
      <p>{stateSentence(say, document)}</p>
      {isReviewWithoutResult(document) && <p>{withoutResultSentence(say)}</p>}
      <Box mt="md">
        <Facts
          facts={[
            [say('review.document'), say(documentNames[document.kind])],
            [say('review.revision'), document.revision],
            [say('review.issued'), shownMoment(say, document.issuedAt)],
            [say('review.document-code'), <Code key="code">{document.code}</Code>],
            [say('review.sha-256-of-the-file'), <Code key="sha256">{document.sha256}</Code>],
          ]}
        />
      </Box>
    </Box>
  )
}
