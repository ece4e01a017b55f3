import { Button } from '@mantine/core'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { reportPath } from '../project/result-query.ts'
import { siteSheetKind } from './site-sheet-kind.ts'

/** From the array to the sheet that the crew builds from. */
export const SiteSheetButton = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  const isSubscriber = useSubscription()?.active === true
  return isSubscriber ? (
    <Button variant="default" size="sm" onClick={() => goTo(reportPath(siteSheetKind(say.language), { hash }))}>
      {say('roofs.site-sheet')}
    </Button>
  ) : null
}
