import { text } from '@soundroof/contract/platform/text'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { productName, useDocumentTitle } from '../../../components/page/page-frame.tsx'
import styles from './home-page.module.css'
import { RoofDrawing } from './roof-drawing.tsx'

const steps = [
  {
    title: 'Describe the roof',
    words:
      'Building, solar layout, photos, purlins and rafters, roof cover. Five steps, saved on your device as you type.',
  },
  {
    title: 'Calculate',
    words:
      'Wind actions to AS/NZS 1170.2 for your region and terrain, then the fixings of every roof zone. What was not checked is listed.',
  },
  {
    title: 'Take it to site',
    words: 'Rails per panel, fixing type and fixing spacing by zone, on screen and as a PDF.',
  },
] as const

const audience = [
  ['Installers', 'Know the fixing spacing, and which roofs need an engineer, before the crew is booked.'],
  ['Designers', 'Screen a layout while it can still change. Edge and corner zones are drawn to scale.'],
  ['Contractors and builders', 'One record per roof: inputs, photos, result and review in one place.'],
] as const

const Hero = () => (
  <section className={styles.hero}>
    <div className={styles.heroWords}>
      <p className={styles.welcome}>{text('Welcome to {productName}', { productName })}</p>
      <h1 className={styles.title}>{text('Will this roof hold the solar you want to put on it?')}</h1>
      <p className={styles.tagline}>
        {text(
          'Preliminary structural assessment of rooftop solar on Australian roofs, zone by zone, with the clause behind each number.',
        )}
      </p>
      <div className={styles.start}>
        <ButtonLink to="/project" size="lg">
          {text('Start')}
        </ButtonLink>
        <span className={styles.startNote}>{text('For tin and tile roofs on steel or timber')}</span>
      </div>
    </div>
    <RoofDrawing />
  </section>
)

const HowItWorks = () => (
  <section className={styles.section} aria-labelledby="how">
    <h2 id="how" className={styles.heading}>
      {text('What it does, in three steps')}
    </h2>
    <ol className={styles.steps}>
      {steps.map(({ title, words }) => (
        <li key={title} className={styles.step}>
          <h3>{text(title)}</h3>
          <p>{text(words)}</p>
        </li>
      ))}
    </ol>
  </section>
)

const Audience = () => (
  <section className={styles.section} aria-labelledby="who">
    <h2 id="who" className={styles.heading}>
      {text('Who it is for')}
    </h2>
    <dl className={styles.audience}>
      {audience.map(([who, what]) => (
        <div key={who}>
          <dt>{text(who)}</dt>
          <dd>{text(what)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const Limits = () => (
  <section className={styles.limits} aria-labelledby="limits">
    <h2 id="limits" className={styles.heading}>
      {text('What it is not')}
    </h2>
    <p>
      {text(
        'A result is a preliminary assessment from what you enter. It is not a structural certificate, and nobody has inspected the roof. Where the rules do not reach, the result says “needs an engineer” instead of guessing. A project can be submitted for review; a certificate is a separate service of the provider named below.',
      )}
    </p>
  </section>
)

export const HomePage = () => {
  useDocumentTitle(text('Structural assessment for rooftop solar'))
  return (
    <>
      <Hero />
      <div className={styles.body}>
        <HowItWorks />
        <Audience />
        <Limits />
      </div>
    </>
  )
}
