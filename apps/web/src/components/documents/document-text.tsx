import type { Block, Document } from './document.ts'
import styles from './document-text.module.css'
import { EnglishOnly } from './english-only.tsx'

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

export const DocumentText = ({ document }: { readonly document: Document }) => (
  <>
    <EnglishOnly />
    <div className={styles.text} lang="en-AU">
      {document.blocks.map((block) => (
        <DocumentBlock key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </div>
  </>
)
