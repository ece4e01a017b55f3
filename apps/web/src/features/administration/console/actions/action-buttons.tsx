import { Button } from '@mantine/core'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { CardAction } from './card-actions.ts'
import type { CardRequest } from './request-dialog.tsx'

type Props = {
  readonly actions: readonly CardAction[]
  readonly onAsk: (request: CardRequest) => void
  /** After a call that needed no dialog. */
  readonly onDone: () => void
}

const lookOf = (danger: true | undefined) =>
  danger ? ({ variant: 'subtle', color: 'red' } as const) : ({ variant: 'default' } as const)

export const ActionButtons = ({ actions, onAsk, onDone }: Props) => {
  const say = useSay()

  const carryOut = async (action: Extract<CardAction, { readonly work: unknown }>) => {
    const answer = await action.work()
    if (answer.ok) toast({ code: action.done }, 'success')
    // Also after a refusal: somebody else may have changed the row.
    onDone()
  }
  return actions.map((action) => {
    const look = {
      size: 'sm',
      ...lookOf(action.danger),
      'aria-label': say('components.value', { label: say(action.label), name: action.name }),
    } as const
    return 'work' in action ? (
      <BusyButton key={action.label} {...look} work={() => carryOut(action)}>
        {say(action.label)}
      </BusyButton>
    ) : (
      <Button key={action.label} {...look} onClick={() => onAsk(action.request)}>
        {say(action.label)}
      </Button>
    )
  })
}
