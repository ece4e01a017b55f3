import { Text } from '@mantine/core'

type Props = { readonly question: string; readonly about: string | null }

/** Text of a dialog, and the thing it is about. */
export const Question = ({ question, about }: Props) => (
  <>
    <Text inherit lh={1.55}>
      {question}
    </Text>
    {about === null ? null : (
      <Text inherit mt="sm" px="sm" py={8} bg="var(--ground-2)" bdrs="md" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {about}
      </Text>
    )}
  </>
)
