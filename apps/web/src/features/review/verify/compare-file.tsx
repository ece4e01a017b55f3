import { Box, Button, FileButton, Text } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { Panel } from '../../../components/page/panel.tsx'
import surfaces from '../../../components/page/surfaces.module.css'
import { useSay } from '../../../platform/words/use-say.ts'
import { type Comparison, comparisonWords } from './document-words.ts'
import { fileHash } from './file-hash.ts'

type Compared = { readonly name: string; readonly outcome: Comparison; readonly sha256: string }

const Outcome = ({ name, outcome, sha256 }: Compared) => {
  const say = useSay()
  return (
    <>
      <Text mt="md" mb={4} data-outcome={outcome}>
        <strong>{outcome === 'same' ? say('review.the-same') : say('review.not-the-same')}</strong>: {name}
      </Text>
      <p>{say(comparisonWords[outcome])}</p>
      {outcome === 'different' && (
        <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {sha256}
        </Text>
      )}
    </>
  )
}

/** Compares a file with the issued document; it stays in the browser. */
export const CompareFile = ({ sha256 }: { readonly sha256: string }) => {
  const say = useSay()

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
    <Panel title={say('review.is-your-file-this-document')}>
      <Box
        component="section"
        p="20px 24px"
        className={`${surfaces.card} ${surfaces.dashed}`}
        style={isOver ? { borderColor: 'var(--mantine-primary-color-filled)' } : {}}
        aria-label={say('review.drop-a-file-to-compare-it')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Text mb="md">{say('review.drop-the-pdf-here-or-choose')}</Text>
        <FileButton onChange={(file) => void compare(file)} accept="application/pdf">
          {(props) => (
            <Button {...props} variant="default">
              {say('review.choose-the-file')}
            </Button>
          )}
        </FileButton>
      </Box>
      <div role="status">{compared && <Outcome {...compared} />}</div>
    </Panel>
  )
}
