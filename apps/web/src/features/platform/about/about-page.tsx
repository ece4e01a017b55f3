import { Anchor, Text } from '@mantine/core'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { TileLink, Tiles } from '../../../components/page/tiles.tsx'

const certificate = {
  title: 'Engineering and Certificate',
  text: 'Engineering services, certificates, and how to contact the provider.',
  picture: <path d="M12 6h17l8 8v28H12zM29 6v8h8M18 22h13M18 28h13M18 34l3 3 6-6" />,
}
const method = {
  title: 'The method',
  text: 'The rules that results are calculated by, and their sources.',
  picture: <path d="M10 6h22l6 6v30H10zM17 18h14M17 25h14M17 32h8" />,
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

export const AboutPage = () => (
  <PageFrame title="About" lead="Who is responsible for the calculations, and the terms of use.">
    <Tiles>
      <TileLink {...certificate} to="/helpContext" search={{ index1: '0', index2: '0' }} />
      <TileLink {...method} to="/method" />
      <TileLink {...terms} to="/terms" />
      <TileLink {...privacy} to="/privacy" />
    </Tiles>
    <Text size="sm" mt="lg">
      Third-party software used in this application: <Anchor href="/third-party-notices.txt">licences</Anchor>.
    </Text>
  </PageFrame>
)
