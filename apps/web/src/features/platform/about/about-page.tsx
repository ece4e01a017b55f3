import { Anchor, Text } from '@mantine/core'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { TileLink, Tiles } from '../../../components/page/tiles.tsx'
import { useSay } from '../../../platform/words/use-say.ts'

const certificate = {
  title: 'help.engineering-and-certificate',
  text: 'help.engineering-services-certificates-and-how-to',
  picture: <path d="M12 6h17l8 8v28H12zM29 6v8h8M18 22h13M18 28h13M18 34l3 3 6-6" />,
} as const
const terms = {
  title: 'shell.terms-of-service',
  text: 'help.what-you-may-expect-of-us',
  picture: <path d="M12 6h24v36H12zM18 15h12M18 22h12M18 29h12M18 36h7" />,
} as const
const privacy = {
  title: 'shell.privacy-policy',
  text: 'help.what-we-store-for-how-long',
  picture: <path d="M24 5l15 6v11c0 10-6 17-15 21C15 39 9 32 9 22V11zM18 24l5 5 9-10" />,
} as const

/** Pages that the build makes beside the application, in English. */
const DocumentLink = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <Anchor href={`/documents/${name}.html`} underline="always">
    {children}
  </Anchor>
)

export const AboutPage = () => {
  const say = useSay()
  return (
    <PageFrame title={say('shell.about')} lead={say('help.who-is-responsible-for-the-calculations')}>
      <Tiles>
        <TileLink
          {...certificate}
          title={say(certificate.title)}
          text={say(certificate.text)}
          to="/helpContext"
          search={{ index1: '0', index2: '0' }}
        />
        <TileLink {...terms} title={say(terms.title)} text={say(terms.text)} to="/terms" />
        <TileLink {...privacy} title={say(privacy.title)} text={say(privacy.text)} to="/privacy" />
      </Tiles>
      <Text mt="lg">
        <Sentence
          says="help.the-rules-that-results-are-calculated"
          method={<TextLink to="/method">{say('help.the-method-2')}</TextLink>}
        />
      </Text>
      <Text mt="sm">
        <Sentence
          says="help.how-closely-the-engine-reproduces-published"
          book={<DocumentLink name="verification">{say('help.the-verification-book')}</DocumentLink>}
          roofs={<DocumentLink name="common-roofs">{say('help.common-roofs')}</DocumentLink>}
          list={<DocumentLink name="licences">{say('help.list-of-licences')}</DocumentLink>}
        />
      </Text>
      <Text size="sm" mt="sm">
        <Sentence
          says="help.third-party-software-used-in-this"
          licences={
            <Anchor href="/third-party-notices.txt" underline="always">
              {say('help.licences')}
            </Anchor>
          }
        />
      </Text>
    </PageFrame>
  )
}
