import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useEffect } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { loadSubscription, useSubscription, whyNoneLeft } from '../../../../platform/account/subscription.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import styles from './jobs.module.css'

const NoSubscription = () => (
  <section className={styles.quota} aria-label={text('Subscription')}>
    <h2>{text('Subscription')}</h2>
    <p className={styles.left}>{text('No subscription')}</p>
    <p className={styles.detail}>
      <Sentence
        text="You can describe roofs and save them with their input summary. Results need a subscription, which is bought {app}."
        app={<TextLink to="/download">{text('in the app')}</TextLink>}
      />
    </p>
  </section>
)

/** Calculations left this month and when there are new ones. Nothing until that is known. */
export const QuotaCard = () => {
  const subscription = useSubscription()
  useEffect(() => {
    void loadSubscription()
  }, [])
  if (subscription === null) return <section className={styles.quota} aria-hidden="true" />
  if (!subscription.active) return <NoSubscription />
  const { remaining, total, renewsOn } = subscription
  return (
    <section className={styles.quota} data-state={remaining === 0 ? 'none' : 'some'} aria-label={text('Calculations')}>
      <h2>{text('Calculations')}</h2>
      <p className={styles.left}>{say('calculationsLeft', { remaining, total })}</p>
      <p className={styles.detail}>
        {whyNoneLeft(subscription) ?? say('calculationsRenewed', { date: shownDay(renewsOn ?? '') })}
      </p>
    </section>
  )
}
