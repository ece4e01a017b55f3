import { Skeleton } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { Panel } from '../../../components/page/panel.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './help-context-page.module.css'

const services = [
  ['help.roof-structural-assessment', 'help.purlins-rafters-and-connections-of-an'],
  ['help.racking-design', 'help.rails-feet-and-fixings-for-a'],
  ['help.ground-mount-footing-design', 'help.footings-and-posts-for-arrays-beside'],
  ['help.engineering-sign-off-and-certification', 'help.a-signed-certificate-for-the-installation'],
  ['help.third-party-review', 'help.an-independent-check-of-a-design'],
] as const

const Contact = ({ provider }: { readonly provider: ClientSettings['provider'] }) => {
  const say = useSay()
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{say('components.provider')}</dt>
        <dd>{provider.name}</dd>
      </div>
      {provider.email && (
        <div>
          <dt>{say('components.email')}</dt>
          <dd>
            <a href={`mailto:${provider.email}`}>{provider.email}</a>
          </dd>
        </div>
      )}
      {provider.phone && (
        <div>
          <dt>{say('components.phone')}</dt>
          <dd>
            <a href={`tel:${provider.phone.replace(/[^\d+]/g, '')}`}>{provider.phone}</a>
          </dd>
        </div>
      )}
      {/^https?:\/\//i.test(provider.web) && (
        <div>
          <dt>{say('help.web')}</dt>
          <dd>
            <a href={provider.web} rel="noreferrer">
              {provider.web}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Who certifies, what else they do, and how to contact them. */
export const EngineeringHelp = () => {
  const say = useSay()

  const provider = useClientSettings()?.provider
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>{say('help.a-result-of-this-application-is')}</p>
      <Panel title={say('help.services')}>
        <ul className={styles.services}>
          {services.map(([name, means]) => (
            <li key={name}>
              <h3>{say(name)}</h3>
              <p>{say(means)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={say('help.contact')}>
        {provider ? <Contact provider={provider} /> : <Skeleton height={110} />}
      </Panel>
    </div>
  )
}
