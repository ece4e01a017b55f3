import { ButtonLink } from '../../../components/page/button-link.tsx'
import { productName, useDocumentTitle } from '../../../components/page/page-frame.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './home-page.module.css'
import { RoofDrawing } from './roof-drawing.tsx'

const steps = [
  {
    title: 'shell.describe-the-roof',
    words: 'shell.building-solar-layout-photos-purlins-and',
  },
  {
    title: 'shell.calculate',
    words: 'shell.wind-actions-to-as-nzs-1170',
  },
  {
    title: 'shell.take-it-to-site',
    words: 'shell.rails-per-panel-fixing-type-and',
  },
] as const

const audience = [
  ['shell.installers', 'shell.know-the-fixing-spacing-and-which'],
  ['shell.designers', 'shell.screen-a-layout-while-it-can'],
  ['shell.contractors-and-builders', 'shell.one-record-per-roof-inputs-photos'],
] as const

const Hero = () => {
  const say = useSay()
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.welcome}>{say('shell.welcome-to', { productName })}</p>
        <h1 className={styles.title}>{say('shell.will-this-roof-hold-the-solar')}</h1>
        <p className={styles.tagline}>{say('shell.preliminary-structural-assessment-of-rooftop-solar')}</p>
        <div className={styles.start}>
          <ButtonLink to="/project" size="lg">
            {say('shell.start')}
          </ButtonLink>
          <span className={styles.startNote}>{say('shell.for-tin-and-tile-roofs-on')}</span>
        </div>
      </div>
      <RoofDrawing />
    </section>
  )
}

const HowItWorks = () => {
  const say = useSay()
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        {say('shell.what-it-does-in-three-steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title} className={styles.step}>
            <h3>{say(title)}</h3>
            <p>{say(words)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Audience = () => {
  const say = useSay()
  return (
    <section className={styles.section} aria-labelledby="who">
      <h2 id="who" className={styles.heading}>
        {say('shell.who-it-is-for')}
      </h2>
      <dl className={styles.audience}>
        {audience.map(([who, what]) => (
          <div key={who}>
            <dt>{say(who)}</dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Limits = () => {
  const say = useSay()
  return (
    <section className={styles.limits} aria-labelledby="limits">
      <h2 id="limits" className={styles.heading}>
        {say('shell.what-it-is-not')}
      </h2>
      <p>{say('shell.a-result-is-a-preliminary-assessment')}</p>
    </section>
  )
}

export const HomePage = () => {
  const say = useSay()

  useDocumentTitle(say('shell.structural-assessment-for-rooftop-solar'))
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
