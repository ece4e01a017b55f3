import { Box, Button, Stack } from '@mantine/core'
import type { WizardDraft } from '../../platform/draft/draft-store.ts'
import { compare, useSharedState, useWhyNotKept } from '../../platform/draft/shared/account-drafts.ts'
import { isShared } from '../../platform/draft/shared/content-of-draft.ts'
import { shownMoment } from '../../platform/shown-date.ts'
import { useSay } from '../../platform/words/use-say.ts'
import entries from '../page/entries.module.css'
import { Panel } from '../page/panel.tsx'
import { draftTitle } from './draft-words.ts'

type Props = { readonly draft: WizardDraft }

/** When a draft was changed last, and where, unless it was here. */
export const ChangedAt = ({ draft: { id, changedAt } }: Props) => {
  const say = useSay()
  const state = useSharedState(id)
  const moment = shownMoment(say, new Date(changedAt).toISOString())
  const isHere = state?.from === undefined || Date.parse(state.from.savedAt) !== changedAt
  return (
    <p className={entries.detail}>
      {isHere
        ? say('draftChangedAt', { moment })
        : say('roofs.changed-on-device', { moment, device: state.from.device_coded })}
    </p>
  )
}

/** Of a draft that another device changed in the same answers. */
export const CompareButton = ({ draft }: Props) => {
  const say = useSay()
  return useSharedState(draft.id)?.theirs === undefined ? null : (
    <Button
      size="md"
      mih={48}
      aria-label={say('roofs.compare-named', { title: draftTitle(say, draft) })}
      onClick={() => compare(draft.id)}
    >
      {say('roofs.compare')}
    </Button>
  )
}

/** Whether the account's other devices have it as it is here. */
export const OnOtherDevices = ({ draft }: Props) => {
  const say = useSay()
  const is = isShared(draft, useSharedState(draft.id))
  const why = useWhyNotKept(draft.id)
  if (is) return <p className={entries.detail}>{say('roofs.on-other-devices')}</p>
  return <p className={entries.detail}>{why ? say(why) : say('roofs.not-on-other-devices')}</p>
}

/** In the wizard, while the draft waits to be settled. */
export const ChangedElsewhere = ({ draft }: Props) => {
  const say = useSay()
  const theirs = useSharedState(draft.id)?.theirs
  return theirs === undefined ? null : (
    <Box mb="md">
      <Panel tone="warning">
        <Stack gap="sm" align="start">
          <p className={entries.detail}>{say('roofs.changed-here-and-there', { device: theirs.device_coded })}</p>
          <CompareButton draft={draft} />
        </Stack>
      </Panel>
    </Box>
  )
}
