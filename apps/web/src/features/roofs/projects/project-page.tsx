import { text } from '@soundroof/contract/platform/text'
import { DraftList } from '../../../components/drafts/draft-list.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { TileButton, TileLink, Tiles } from '../../../components/page/tiles.tsx'
import { NewProject } from './new-project.tsx'

const newTile = () => ({
  title: text('New Project'),
  text: text('Describe a roof and its solar in five steps.'),
  picture: <path d="M5 26 24 9l19 17M11 22v17h26V22M24 22v11M18.5 27.5h11" />,
})
const existingTile = () => ({
  title: text('Existing Project'),
  text: text('Find, edit or view a project, and download its review.'),
  picture: <path d="M7 12h13l4 5h17v21H7zM14 25h20M14 31h13" />,
})

export const ProjectPage = () => (
  <PageFrame title={text('Project')} lead={text('Start a new assessment or continue an existing one.')}>
    <Tiles>
      <NewProject>{(begin) => <TileButton {...newTile()} onClick={begin} />}</NewProject>
      <TileLink {...existingTile()} to="/project_existing" />
    </Tiles>
    <DraftList />
  </PageFrame>
)
