import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './help-list-page.module.css'
import { helpSections } from './topics/sections.ts'

const WalkThroughLink = () => {
  const say = useSay()
  return (
    <ButtonLink to="/helpContext" search={{ index1: '10', index2: '0' }} variant="default">
      {say('help.watch-the-walk-through')}
    </ButtonLink>
  )
}

/** `/help`: every section with its topics. */
export const HelpListPage = () => {
  const say = useSay()
  return (
    <PageFrame
      title={say('shell.help')}
      lead={say('help.what-to-measure-what-to-photograph')}
      width="wide"
      actions={<WalkThroughLink />}
    >
      <div className={styles.sections}>
        {helpSections.map(({ title, topics }, section) => (
          <Panel key={title} title={say(title)}>
            <ul className={styles.topics}>
              {topics.map((topic, position) => (
                <li key={topic.title}>
                  <TextLink to="/helpContext" search={{ index1: String(section), index2: String(position) }}>
                    {say(topic.title)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </PageFrame>
  )
}
