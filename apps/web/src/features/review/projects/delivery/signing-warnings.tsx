import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

export const WithoutRegistration = () => {
  const say = useSay()
  return (
    <Panel tone="warning" title={say('review.you-cannot-sign-yet')}>
      <p>{say('review.no-registration-that-counts-today-is')}</p>
    </Panel>
  )
}

export const WithoutResult = () => {
  const say = useSay()
  return (
    <Panel tone="warning" title={say('components.no-result')}>
      <p>{say('review.this-project-has-no-result-calculated')}</p>
    </Panel>
  )
}
