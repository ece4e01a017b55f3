import { Flex, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { productName } from '../../components/page/page-frame.tsx'
import { nameAlone, useClientSettings } from '../../platform/api/client-settings.ts'
import { providerLinks } from '../../platform/provider-links.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** "2.2.2-beta" as "2.2.2 beta". */
const displayVersion = (version: string): string => version.replace('-', ' ')

const Provider = () => {
  const say = useSay()
  const provider = useClientSettings()?.provider
  if (!provider) return null
  return (
    <Flex component="address" direction="column" fs="normal" className={styles.links ?? ''}>
      <Text inherit span c="var(--ink)" fw={600}>
        {nameAlone(say, provider.name)}
      </Text>
      {providerLinks(provider).map(({ by, text, href }) => (
        <a key={by} href={href} rel="noreferrer">
          {text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </a>
      ))}
    </Flex>
  )
}

export const Footer = () => {
  const say = useSay()

  const version = useClientSettings()?.version ?? __VERSION__
  return (
    <footer className={styles.footer}>
      <Group justify="space-between" align="flex-start" gap="20px 48px" maw={1208} mx="auto" p="var(--footer-padding)">
        <div>
          <Text inherit c="var(--ink)" fw={650}>
            {productName}{' '}
            <Text inherit span ml={4} c="dimmed" fw={400}>
              {displayVersion(version)}
            </Text>
          </Text>
          <Text inherit mt={2} mb={10}>
            {say('shell.a-preliminary-assessment-it-is-not')}
          </Text>
          <Flex wrap="wrap" align="center" gap="0 18px">
            <Flex
              component="nav"
              wrap="wrap"
              gap="4px 18px"
              className={styles.links ?? ''}
              aria-label={say('shell.legal')}
            >
              <Link to="/verify">{say('shell.check-a-document')}</Link>
              <Link to="/terms">{say('shell.terms-of-service')}</Link>
              <Link to="/privacy">{say('shell.privacy-policy')}</Link>
            </Flex>
            <LanguageSwitch />
          </Flex>
        </div>
        <Provider />
      </Group>
    </footer>
  )
}
