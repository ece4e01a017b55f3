import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { Facts } from '../../../components/lists/facts.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { nameAlone, useClientSettings } from '../../../platform/api/client-settings.ts'
import { providerLinks } from '../../../platform/provider-links.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { services } from './topics/engineering-words.ts'

const labels = { email: 'components.email', phone: 'components.phone', web: 'help.web' } as const

const Contact = ({ provider }: { readonly provider: ClientSettings['provider'] }) => {
  const say = useSay()
  return (
    <Facts
      facts={[
        [say('components.provider'), nameAlone(say, provider.name)],
        ...providerLinks(provider).map(
          ({ by, text, href }) =>
            [
              say(labels[by]),
              <a key={by} href={href} rel="noreferrer">
                {text}
              </a>,
            ] as const,
        ),
      ]}
    />
  )
}

/** The certifying engineers, their other services, and contact details. */
export const EngineeringHelp = () => {
  const say = useSay()

  const provider = useClientSettings()?.provider
  return (
    <Stack gap={18}>
      <Text maw="68ch" lh={1.65}>
        {say('help.a-result-of-this-application-is')}
      </Text>
      <Panel title={say('help.services')}>
        <SimpleGrid
          minColWidth="min(100%,250px)"
          autoFlow="auto-fit"
          spacing={32}
          verticalSpacing="lg"
          renderRoot={(props) => <ul {...props} />}
        >
          {services.map(([name, means]) => (
            <li key={name}>
              <Title order={3} mb={2}>
                {say(name)}
              </Title>
              <Text c="dimmed">{say(means)}</Text>
            </li>
          ))}
        </SimpleGrid>
      </Panel>
      <Panel title={say('help.contact')}>
        {provider ? <Contact provider={provider} /> : <Skeleton height={110} />}
      </Panel>
    </Stack>
  )
}
