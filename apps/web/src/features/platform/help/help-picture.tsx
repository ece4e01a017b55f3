import { ActionIcon, Button, Group, Modal, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './help-picture.module.css'
import { type PictureName, pictureOf } from './pictures/pictures.tsx'

type Props = { readonly picture: PictureName; readonly caption: string }

const sizes = [1, 1.5, 2, 3, 4] as const

const zoomWords = (factor: number): string => `${Math.round(factor * 100)} %`

/** The picture as large as the screen, and larger; scrolled by touch, wheel or arrow keys. */
const Magnified = ({ picture }: Pick<Props, 'picture'>) => {
  const say = useSay()

  const [step, setStep] = useState(0)
  const factor = sizes[step] ?? 1
  const { draw: Drawn } = pictureOf(picture)
  return (
    <>
      <Group justify="center" gap="md" mb="sm">
        <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {say('help.smaller')}
        </Button>
        <span role="status">{zoomWords(factor)}</span>
        <Button variant="default" data-autofocus disabled={step === sizes.length - 1} onClick={() => setStep(step + 1)}>
          {say('help.larger')}
        </Button>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what is larger than the screen */}
      <section className={styles.stage} aria-label={say('help.picture-scrollable')} tabIndex={0}>
        <div className={styles.enlarged} style={{ width: `${factor * 100}%` }}>
          <Drawn />
        </div>
      </section>
    </>
  )
}

const Magnifier = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d="M16.5 10.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0ZM15 15L20.5 20.5M10.5 8V13M8 10.5H13" />
  </svg>
)

/** A picture with its caption and a magnifier. */
export const HelpPicture = ({ picture, caption }: Props) => {
  const say = useSay()

  const [isMagnified, setMagnified] = useState(false)
  const { draw: Drawn, isSmall = false } = pictureOf(picture)
  return (
    <figure className={styles.block} data-small={isSmall}>
      <Paper withBorder pos="relative" p={14} radius="md" bg="var(--ground)">
        <Drawn />
        <ActionIcon
          pos="absolute"
          right={8}
          bottom={8}
          variant="default"
          size={40}
          radius="xl"
          aria-label={say('help.magnify-the-picture', { caption: say.named(caption || picture) })}
          onClick={() => setMagnified(true)}
        >
          <Magnifier />
        </ActionIcon>
      </Paper>
      {caption && (
        <Text component="figcaption" mt={6} c="dimmed" size="sm" lh={1.5}>
          {say.named(caption)}
        </Text>
      )}
      <Modal
        opened={isMagnified}
        fullScreen
        onClose={() => setMagnified(false)}
        title={say.named(caption || 'components.picture')}
      >
        <Magnified picture={picture} />
      </Modal>
    </figure>
  )
}
