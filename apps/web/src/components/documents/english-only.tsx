import { Text } from '@mantine/core'
import { useSay } from '../../platform/words/use-say.ts'

/** Heads English content; shows nothing to readers of English. */
export const EnglishOnly = () => {
  const say = useSay()
  return say.language === 'en-AU' ? null : (
    <Text size="sm" mb="md">
      {say('components.this-text-is-in-english-only')}
    </Text>
  )
}
