import { Skeleton } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { text } from '@soundroof/contract/platform/text'
import { Panel } from '../../../components/page/panel.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import styles from './help-context-page.module.css'

const services = [
  ['Roof structural assessment', 'Purlins, rafters and connections of an existing roof, with the solar load on it.'],
  ['Racking design', 'Rails, feet and fixings for a layout that the standard details do not cover.'],
  ['Ground-mount footing design', 'Footings and posts for arrays beside the building.'],
  ['Engineering sign-off and certification', 'A signed certificate for the installation, for council or insurer.'],
  ['Third-party review', 'An independent check of a design that somebody else has made.'],
] as const

const Contact = ({ provider }: { readonly provider: ClientSettings['provider'] }) => (
  <dl className={styles.contact}>
    <div>
      <dt>{text('Provider')}</dt>
      <dd>{provider.name}</dd>
    </div>
    {provider.email && (
      <div>
        <dt>{text('Email')}</dt>
        <dd>
          <a href={`mailto:${provider.email}`}>{provider.email}</a>
        </dd>
      </div>
    )}
    {provider.phone && (
      <div>
        <dt>{text('Phone')}</dt>
        <dd>
          <a href={`tel:${provider.phone.replace(/[^\d+]/g, '')}`}>{provider.phone}</a>
        </dd>
      </div>
    )}
    {/^https?:\/\//i.test(provider.web) && (
      <div>
        <dt>{text('Web')}</dt>
        <dd>
          <a href={provider.web} rel="noreferrer">
            {provider.web}
          </a>
        </dd>
      </div>
    )}
  </dl>
)

/** Who certifies, what else they do, and how to contact them. */
export const EngineeringHelp = () => {
  const provider = useClientSettings()?.provider
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>
        {text(
          'A result of this application is a preliminary assessment. Where a council, an insurer or your own contract asks for a structural certificate, an engineer has to sign for it. Have the project number ready when you call.',
        )}
      </p>
      <Panel title={text('Services')}>
        <ul className={styles.services}>
          {services.map(([name, means]) => (
            <li key={name}>
              <h3>{text(name)}</h3>
              <p>{text(means)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={text('Contact')}>{provider ? <Contact provider={provider} /> : <Skeleton height={110} />}</Panel>
    </div>
  )
}
