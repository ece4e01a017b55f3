import { Anchor, Text } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { TileLink, Tiles } from '../../../components/page/tiles.tsx'

const certificate = {
  title: 'Engineering and Certificate',
  text: 'Engineering services, certificates, and how to contact the provider.',
  picture: <path d="M12 6h17l8 8v28H12zM29 6v8h8M18 22h13M18 28h13M18 34l3 3 6-6" />,
}
const terms = {
  title: 'Terms of Service',
  text: 'What you may expect of us, and we of you.',
  picture: <path d="M12 6h24v36H12zM18 15h12M18 22h12M18 29h12M18 36h7" />,
}
const privacy = {
  title: 'Privacy Policy',
  text: 'What we store, for how long, and who can see it.',
  picture: <path d="M24 5l15 6v11c0 10-6 17-15 21C15 39 9 32 9 22V11zM18 24l5 5 9-10" />,
}

/** Pages that the build makes beside the application, in English. */
const DocumentLink = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <Anchor href={`/documents/${name}.html`} underline="always">
    {children}
  </Anchor>
)

export const AboutPage = () => (
  <PageFrame title={text('About')} lead={text('Who is responsible for the calculations, and the terms of use.')}>
    <Tiles>
      <TileLink
        {...certificate}
        title={text(certificate.title)}
        text={text(certificate.text)}
        to="/helpContext"
        search={{ index1: '0', index2: '0' }}
      />
      <TileLink {...terms} title={text(terms.title)} text={text(terms.text)} to="/terms" />
      <TileLink {...privacy} title={text(privacy.title)} text={text(privacy.text)} to="/privacy" />
    </Tiles>
    <Text mt="lg">
      <Sentence
        text="The rules that results are calculated by, with their sources: {method}."
        method={<TextLink to="/method">{text('the method')}</TextLink>}
      />
    </Text>
    <Text mt="sm">
      <Sentence
        text="How closely the engine reproduces published cases: {book}. What common roofs get, and why: {roofs}. Every package and its licence: {list}."
        book={<DocumentLink name="verification">{text('the verification book')}</DocumentLink>}
        roofs={<DocumentLink name="common-roofs">{text('common roofs')}</DocumentLink>}
        list={<DocumentLink name="licences">{text('list of licences')}</DocumentLink>}
      />
    </Text>
    <Text size="sm" mt="sm">
      <Sentence
        text="Third-party software used in this application: {licences}."
        licences={
          <Anchor href="/third-party-notices.txt" underline="always">
            {text('licences')}
          </Anchor>
        }
      />
    </Text>
  </PageFrame>
)
