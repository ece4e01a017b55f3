import { Button, FileButton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { type DragEvent, useState } from 'react'
import { Panel } from '../../../components/page/panel.tsx'
import { type Comparison, comparisonWords } from './document-words.ts'
import { fileHash } from './file-hash.ts'
import styles from './verify.module.css'

type Compared = { readonly name: string; readonly outcome: Comparison; readonly sha256: string }

const Outcome = ({ name, outcome, sha256 }: Compared) => (
  <>
    <p className={styles.outcome} data-outcome={outcome}>
      <strong>{outcome === 'same' ? text('The same') : text('Not the same')}</strong>: {name}
    </p>
    <p>{text(comparisonWords[outcome])}</p>
    {outcome === 'different' && <p className={styles.code}>{sha256}</p>}
  </>
)

/** Compares a file with the issued document; it stays in the browser. */
export const CompareFile = ({ sha256 }: { readonly sha256: string }) => {
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isOver, setIsOver] = useState(false)
  const compare = async (file: File | null | undefined) => {
    if (!file) return
    const hash = await fileHash(file)
    setCompared({ name: file.name, sha256: hash, outcome: hash === sha256 ? 'same' : 'different' })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void compare(event.dataTransfer.files[0])
  }
  return (
    <Panel title={text('Is your file this document?')}>
      <section
        className={styles.drop}
        data-over={isOver}
        aria-label={text('Drop a file to compare it')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>{text('Drop the PDF here, or choose it. It is compared in your browser and sent nowhere.')}</p>
        <FileButton onChange={(file) => void compare(file)} accept="application/pdf">
          {(props) => (
            <Button {...props} variant="default">
              {text('Choose the file')}
            </Button>
          )}
        </FileButton>
      </section>
      <div role="status">{compared && <Outcome {...compared} />}</div>
    </Panel>
  )
}
