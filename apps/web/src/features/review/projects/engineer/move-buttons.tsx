import { Button } from '@mantine/core'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { DeliverDialog } from '../delivery/deliver-dialog.tsx'
import { HandOverDialog } from '../queue/hand-over-dialog.tsx'
import { useShortcutProps, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import type { Change } from '../use-change.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { MoveDeliveryDialog } from './move-delivery-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { type Reviewed, useClaim } from './use-console-project.ts'

const labels = {
  claim: 'review.claim',
  accept: 'review.accept',
  deliver: 'review.deliver',
  moveDelivery: 'review.change-the-delivery-date',
  return: 'review.return-with-a-question',
  handOver: 'components.hand-over',
  release: 'Put back into the queue',
} as const
type Shown = keyof typeof labels
const order = Object.keys(labels) as readonly Shown[]

type DialogProps = {
  readonly reviewed: Reviewed
  readonly change: Change
  readonly onClose: () => void
}

const Release = ({ reviewed: { told }, change, onClose }: DialogProps) => {
  const say = useSay()
  return (
    <ConfirmDialog
      opened
      title={say('review.put-back-into-the-queue')}
      confirmLabel={say('review.put-back')}
      onConfirm={() => {
        onClose()
        void change(() => call('releaseProject', { body: { hash: told.hash } }), 'projectReleased')
      }}
      onCancel={onClose}
    >
      {say('review.any-engineer-can-claim-this-project')}
    </ConfirmDialog>
  )
}

const Return = ({ reviewed: { told, draft }, change, onClose }: DialogProps) => {
  const say = useSay()
  return (
    <QuestionDialog
      title={say('review.return-with-a-question')}
      submitLabel={say('review.return')}
      name={`return-${told.hash}`}
      draft={draft}
      start={{}}
      mustBePinned
      send={(asked) => change(() => call('returnProject', { body: { hash: told.hash, ...asked } }), 'projectReturned')}
      onClose={onClose}
    />
  )
}

const dialogs: Readonly<Record<Exclude<Shown, 'claim'>, (props: DialogProps) => ReactNode>> = {
  accept: ({ reviewed: { told }, ...props }) => <AcceptDialog told={told} {...props} />,
  deliver: ({ reviewed: { told }, ...props }) => (
    <DeliverDialog told={told} isAgain={told.status === statusOf.delivered} {...props} />
  ),
  moveDelivery: ({ reviewed: { told }, ...props }) => <MoveDeliveryDialog told={told} {...props} />,
  return: Return,
  handOver: ({ reviewed: { told }, ...props }) => (
    <HandOverDialog hash={told.hash} present={told.engineer} {...props} />
  ),
  release: Release,
}

const certificateOf = (hash: string): string => `/console/certificate?project=${encodeURIComponent(hash)}`

/** Moves that the server allows the reader now. */
export const MoveButtons = ({ reviewed, change }: Omit<DialogProps, 'onClose'>) => {
  const say = useSay()

  const [opened, setOpened] = useState<Exclude<Shown, 'claim'> | null>(null)
  const { told } = reviewed
  const shown = order.filter((move) => told.moves.includes(move))
  const take = useClaim(told.hash)
  const Dialog = opened === null ? null : dialogs[opened]
  const make = (move: Shown) => (move === 'claim' ? void take() : setOpened(move))
  const keys = useShortcutProps()
  useShortcuts({
    ...Object.fromEntries(shown.map((move) => [move, () => make(move)])),
    ...(told.moves.includes('deliver') ? { certificate: () => goTo(certificateOf(told.hash)) } : {}),
  })
  return (
    <>
      {shown.map((move, position) => (
        <Button key={move} variant={position === 0 ? 'filled' : 'default'} onClick={() => make(move)} {...keys(move)}>
          {move === 'deliver' && told.status === statusOf.delivered
            ? say('review.deliver-a-corrected-review')
            : say(labels[move])}
        </Button>
      ))}
      {told.moves.includes('deliver') && (
        <ButtonLink
          to="/console/certificate"
          search={{ project: told.hash }}
          variant="default"
          {...keys('certificate')}
        >
          {say('review.certificate')}
        </ButtonLink>
      )}
      {Dialog && <Dialog reviewed={reviewed} change={change} onClose={() => setOpened(null)} />}
    </>
  )
}
