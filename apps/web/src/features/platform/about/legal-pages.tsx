import { termsVersion } from '@soundroof/contract/identity/account'
import { text } from '@soundroof/contract/platform/text'
import { type Document, readDocument } from '../../../components/documents/document.ts'
import { DocumentText } from '../../../components/documents/document-text.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import privacySource from '../../../content/privacy.md?raw'
import termsSource from '../../../content/terms.md?raw'
import { shownVersion } from './shown-version.ts'

const terms = readDocument(termsSource)
const privacy = readDocument(privacySource)

const DocumentPage = ({ document }: { readonly document: Document }) => (
  <PageFrame
    title={document.title}
    lead={text('Version of {termsVersion}', { termsVersion: shownVersion(termsVersion) })}
  >
    <DocumentText document={document} />
  </PageFrame>
)

export const TermsPage = () => <DocumentPage document={terms} />
export const PrivacyPage = () => <DocumentPage document={privacy} />
