import { List, Stack, Text, Title } from '@mantine/core'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { useSay } from '../../../platform/words/use-say.ts'
import { type EditedSection, entryWords } from './edited-form.ts'

type Props = {
  readonly form: Pick<CertificateForm, 'title' | 'subtitle' | 'version'> & {
    readonly sections: readonly EditedSection[]
  }
}

const sourceOf = (value: EditedSection['entries'][number]['value']): string =>
  typeof value === 'string' ? entryWords(value) : `“${value.words}”`

/** The page in its order: what stands beside each label. */
export const FormPreview = ({ form: { title, subtitle, version, sections } }: Props) => {
  const say = useSay()
  return (
    <Stack gap="xs" component="section" aria-label={say('review.form-preview')} style={{ overflowWrap: 'anywhere' }}>
      <Title order={4}>{title}</Title>
      <Text size="sm">{subtitle}</Text>
      <Text size="sm" c="dimmed">
        {version}
      </Text>
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
        <div key={at}>
          <Text fw={700}>{`${at + 1}. ${section.title}`}</Text>
          {section.hint !== '' && (
            <Text size="sm" c="dimmed">
              {section.hint}
            </Text>
          )}
          <List size="sm">
            {section.entries.map(({ label, value }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
              <List.Item key={place}>{`${label}: ${sourceOf(value)}`}</List.Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  )
}
