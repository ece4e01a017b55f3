import { Link } from '@tanstack/react-router'
import { productName } from '../../components/page/page-frame.tsx'
import { useClientSettings } from '../../platform/api/client-settings.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** "2.2.2-beta" as "2.2.2 beta". */
const displayVersion = (version: string): string => version.replace('-', ' ')

const Provider = () => {
  const provider = useClientSettings()?.provider
  if (!provider) return null
  return (
    <address className={styles.provider}>
      <span className={styles.name}>{provider.name}</span>
      {provider.email && <a href={`mailto:${provider.email}`}>{provider.email}</a>}
      {provider.phone && <a href={`tel:${provider.phone.replace(/[^\d+]/g, '')}`}>{provider.phone}</a>}
      {/^https?:\/\//i.test(provider.web) && (
        <a href={provider.web} rel="noreferrer">
          {provider.web.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </a>
      )}
    </address>
  )
}

export const Footer = () => {
  const say = useSay()

  const version = useClientSettings()?.version ?? __VERSION__
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div>
          <p className={styles.product}>
            {productName} <span className={styles.version}>{displayVersion(version)}</span>
          </p>
          <p className={styles.note}>{say('shell.a-preliminary-assessment-it-is-not')}</p>
          <nav className={styles.links} aria-label={say('shell.legal')}>
            <Link to="/verify">{say('shell.check-a-document')}</Link>
            <Link to="/terms">{say('shell.terms-of-service')}</Link>
            <Link to="/privacy">{say('shell.privacy-policy')}</Link>
          </nav>
          <LanguageSwitch />
        </div>
        <Provider />
      </div>
    </footer>
  )
}
