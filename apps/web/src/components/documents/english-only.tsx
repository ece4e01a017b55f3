import { Text } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'

const note = 'This text is in English only.'

/** Stands above what is not translated; nothing for readers of English. */
export const EnglishOnly = () =>
  text(note) === note ? null : (
    <Text size="sm" mb="md">
      {text(note)}
    </Text>
  )
