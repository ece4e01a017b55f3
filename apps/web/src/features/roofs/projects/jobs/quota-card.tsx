import { useEffect } from 'react'
import { ButtonLink, TextLink } from '../../../../components/page/button-link.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { loadSubscription, useSubscription, whyNoneLeft } from '../../../../platform/account/subscription.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CardSection } from './card-section.tsx'
import styles from './jobs.module.css'

const noneLeft = { bg: 'var(--warning-soft)', style: { borderColor: 'var(--warning-line)' } }

const NoSubscription = () => {
  const say = useSay()
  return (
    <CardSection
      title={say('roofs.subscription')}
      words={say('roofs.no-subscription')}
      detail={
        <Sentence
          says="roofs.you-can-describe-roofs-and-save"
          app={<TextLink to="/plans">{say('roofs.in-the-app')}</TextLink>}
        />
      }
    >
      <div className={styles.buttons}>
        <ButtonLink variant="default" to="/example">
          {say('components.see-a-worked-example')}
        </ButtonLink>
      </div>
    </CardSection>
  )
}

/** Calculations left this month and the day of renewal. Nothing until known. */
export const QuotaCard = () => {
  const say = useSay()

  const subscription = useSubscription()
  useEffect(() => {
    void loadSubscription()
  }, [])
  if (subscription === null) return <CardSection aria-hidden="true" />
  if (!subscription.active) return <NoSubscription />
  const { remaining, total, startsOn, renewsOn } = subscription
  const renewal = say('calculationsRenewed', { date: shownDay(say, renewsOn ?? '') })
  const period = say('roofs.calculations-for-the-period', {
    from: shownDay(say, startsOn ?? ''),
    to: shownDay(say, renewsOn ?? ''),
  })
  return (
    <CardSection
      title={say('components.calculations')}
      words={say('calculationsLeft', { remaining, total })}
      detail={whyNoneLeft(say, subscription) ?? (startsOn ? `${period} ${renewal}` : renewal)}
      {...(remaining === 0 ? noneLeft : {})}
    />
  )
}
