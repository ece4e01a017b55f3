import { text } from '@soundroof/contract/platform/text'
import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import styles from './help-list-page.module.css'
import { helpSections } from './topics/sections.ts'

const WalkThroughLink = () => (
  <ButtonLink to="/helpContext" search={{ index1: '10', index2: '0' }} variant="default">
    {text('Watch the walk-through')}
  </ButtonLink>
)

/** `/help`: every section with its topics. */
export const HelpListPage = () => (
  <PageFrame
    title={text('Help')}
    lead={text('What to measure, what to photograph, and what the questions mean.')}
    width="wide"
    actions={<WalkThroughLink />}
  >
    <div className={styles.sections}>
      {helpSections.map(({ title, topics }, section) => (
        <Panel key={title} title={text(title)}>
          <ul className={styles.topics}>
            {topics.map((topic, position) => (
              <li key={topic.title}>
                <TextLink to="/helpContext" search={{ index1: String(section), index2: String(position) }}>
                  {text(topic.title)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  </PageFrame>
)
