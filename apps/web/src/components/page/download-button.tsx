import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { downloadFile } from '../../platform/api/download.ts'
import { type Say, useSay } from '../../platform/words/use-say.ts'

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  readonly address: string
  readonly fileName: string
  readonly label?: string
  /** Read out instead of the label. */
  readonly title?: string
}

type Progress = { readonly share: number | null } | null

const wordsOf = (say: Say, progress: Progress, label: string): string => {
  if (progress === null) return label
  return progress.share === null
    ? say('components.downloading-2')
    : say('components.downloading', { share: Math.round(progress.share * 100) })
}

/** Fetches the file from its signed address and saves it; shows the share that has arrived. */
export const DownloadButton = ({ address, fileName, label, title, ...look }: Props) => {
  const say = useSay()
  const shownLabel = label ?? say('shell.download')

  const [progress, setProgress] = useState<Progress>(null)
  const start = async () => {
    setProgress({ share: 0 })
    await downloadFile(address, fileName, (share) => setProgress({ share }))
    setProgress(null)
  }
  return (
    <Button
      {...look}
      {...(title && progress === null ? { 'aria-label': title } : {})}
      aria-busy={progress !== null}
      onClick={() => progress === null && void start()}
    >
      <span aria-live="polite">{wordsOf(say, progress, shownLabel)}</span>
    </Button>
  )
}
