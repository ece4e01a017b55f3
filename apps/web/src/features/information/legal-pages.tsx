import { PageFrame } from '../../components/page-frame.tsx'
import privacySource from '../../content/privacy.md?raw'
import termsSource from '../../content/terms.md?raw'
import { type Block, type Document, readDocument } from './document.ts'
import styles from './legal-pages.module.css'
import { shownVersion } from './shown-version.ts'

const terms = readDocument(termsSource)
const privacy = readDocument(privacySource)

const DocumentBlock = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const DocumentPage = ({ document }: { readonly document: Document }) => (
  <PageFrame title={document.title} lead={`Version of ${shownVersion(document.version)}`}>
    <div className={styles.text}>
      {document.blocks.map((block) => (
        <DocumentBlock key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </div>
  </PageFrame>
)

export const TermsPage = () => <DocumentPage document={terms} />
export const PrivacyPage = () => <DocumentPage document={privacy} />
