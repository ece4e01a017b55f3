import { useEffect } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { loadSubscription, useSubscription, whyNoneLeft } from '../../../../platform/account/subscription.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './jobs.module.css'

const NoSubscription = () => {
  const say = useSay()
  return (
    <section className={styles.quota} aria-label={say('roofs.subscription')}>
      <h2>{say('roofs.subscription')}</h2>
      <p className={styles.left}>{say('roofs.no-subscription')}</p>
      <p className={styles.detail}>
        <Sentence
          says="roofs.you-can-describe-roofs-and-save"
          app={<TextLink to="/download">{say('roofs.in-the-app')}</TextLink>}
        />
      </p>
    </section>
  )
}

/** Calculations left this month and when there are new ones. Nothing until that is known. */
export const QuotaCard = () => {
  const say = useSay()

  const subscription = useSubscription()
  useEffect(() => {
    void loadSubscription()
  }, [])
  if (subscription === null) return <section className={styles.quota} aria-hidden="true" />
  if (!subscription.active) return <NoSubscription />
  const { remaining, total, renewsOn } = subscription
  return (
    <section
      className={styles.quota}
      data-state={remaining === 0 ? 'none' : 'some'}
      aria-label={say('components.calculations')}
    >
      <h2>{say('components.calculations')}</h2>
      <p className={styles.left}>{say('calculationsLeft', { remaining, total })}</p>
      <p className={styles.detail}>
        {whyNoneLeft(say, subscription) ?? say('calculationsRenewed', { date: shownDay(say, renewsOn ?? '') })}
      </p>
    </section>
  )
}
