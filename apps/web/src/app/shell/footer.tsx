import { text } from '@soundroof/contract/platform/text'
import { Link } from '@tanstack/react-router'
import { productName } from '../../components/page/page-frame.tsx'
import { useClientSettings } from '../../platform/api/client-settings.ts'
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
  const version = useClientSettings()?.version ?? __VERSION__
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div>
          <p className={styles.product}>
            {productName} <span className={styles.version}>{displayVersion(version)}</span>
          </p>
          <p className={styles.note}>{text('A preliminary assessment. It is not a structural certificate.')}</p>
          <nav className={styles.links} aria-label={text('Legal')}>
            <Link to="/verify">{text('Check a document')}</Link>
            <Link to="/terms">{text('Terms of Service')}</Link>
            <Link to="/privacy">{text('Privacy Policy')}</Link>
          </nav>
          <LanguageSwitch />
        </div>
        <Provider />
      </div>
    </footer>
  )
}
