import { termsVersion } from '@soundroof/contract/identity/account'
import { type Document, readDocument } from '../../../components/documents/document.ts'
import { DocumentText } from '../../../components/documents/document-text.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import privacySource from '../../../content/privacy.md?raw'
import termsSource from '../../../content/terms.md?raw'
import { useSay } from '../../../platform/words/use-say.ts'
import { shownVersion } from './shown-version.ts'

const terms = readDocument(termsSource)
const privacy = readDocument(privacySource)

const DocumentPage = ({ document }: { readonly document: Document }) => {
  const say = useSay()
  return (
    <PageFrame title={document.title} lead={say('help.version-of', { termsVersion: shownVersion(say, termsVersion) })}>
      <DocumentText document={document} />
    </PageFrame>
  )
}

export const TermsPage = () => <DocumentPage document={terms} />
export const PrivacyPage = () => <DocumentPage document={privacy} />
