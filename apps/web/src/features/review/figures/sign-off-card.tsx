import { Button } from '@mantine/core'
import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { type ReactNode, useState } from 'react'
import { AuditLink } from '../../../components/audit/audit-link.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { DecisionDialog, type Move } from './decision-dialog.tsx'
import { FigureHistory } from './figure-history.tsx'
import styles from './figures.module.css'
import { SignOffFacts } from './sign-off-facts.tsx'

/** What is signed off: a figure, a racking system or a module. */
type Signable = {
  readonly name: string
  readonly signed: SignOffRow | null
  readonly waiting: SignOffRow | null
}

export type Signing = {
  readonly isSecondAsked: boolean
  /** Administrators look on. */
  readonly canSign: boolean
  readonly reload: () => void
}

type Variant = 'filled' | 'default'

type Dialog = (ends: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode

/** In a dialog, or of a product on the page of its form. */
type Proposing = {
  readonly label: PlainCode
  readonly variant: Variant
} & ({ readonly dialog: Dialog } | { readonly to: { readonly enter: string; readonly id: string } })

type ActionsProps = {
  readonly of: Signable
  readonly isSecondAsked: boolean
  readonly proposing: Proposing
  /** Of approving. */
  readonly variant: Variant
  readonly onMove: (move: Move | 'propose') => void
}

const Actions = ({ of: { name, signed, waiting }, isSecondAsked, proposing, variant, onMove }: ActionsProps) => {
  const say = useSay()

  const own = waiting?.isOwn === true
  const button = (move: Move | 'propose', label: PlainCode, look: Variant = 'default') => (
    <Button
      size="sm"
      variant={look}
      onClick={() => onMove(move)}
      aria-label={say('components.value', { label: say(label), name })}
    >
      {say(label)}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {!waiting && 'dialog' in proposing && button('propose', proposing.label, proposing.variant)}
      {!waiting && 'to' in proposing && (
        <ButtonLink
          to="/console/products"
          search={proposing.to}
          size="sm"
          variant={proposing.variant}
          aria-label={say('components.value', { label: say(proposing.label), name })}
        >
          {say(proposing.label)}
        </ButtonLink>
      )}
      {waiting && (!own || !isSecondAsked) && button('approve', 'review.approve', variant)}
      {waiting && !own && button('decline', 'review.decline')}
      {waiting && own && button('withdraw', 'components.withdraw')}
      {!waiting && signed && button('revoke', 'review.take-back')}
    </div>
  )
}

type Props = Signing & {
  readonly of: Signable
  /** Whose history is shown. */
  readonly figure: string
  readonly isInForce: boolean
  readonly status: string
  readonly facts: ReactNode
  /** Who stands behind it. */
  readonly signed: ReactNode
  readonly values?: ReactNode
  /** Of a product in force: what a waiting proposal is compared with. */
  readonly inForce?: Readonly<Record<string, unknown>> | null
  readonly proposing: Proposing
  readonly variant?: Variant
}

/** What engineers stand behind, who does, and what the reader can do. */
export const SignOffCard = ({ of, figure, isInForce, proposing, variant = 'default', ...props }: Props) => {
  const say = useSay()

  const [move, setMove] = useState<Move | 'propose' | null>(null)
  const onClose = () => setMove(null)
  const onDone = () => {
    onClose()
    props.reload()
  }
  const signOff = move === 'revoke' ? of.signed : of.waiting
  return (
    <li className={styles.card} data-signed={isInForce ? '' : undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} lang="en-AU">
          {of.name}
        </h2>
        <span className={styles.status}>{props.status}</span>
      </div>
      {props.facts}
      {props.signed}
      {of.waiting && (
        <div className={styles.waiting}>
          <strong>{say('review.waiting-for-another-engineer')}</strong>
          <SignOffFacts signOff={of.waiting} inForce={props.inForce ?? null} />
        </div>
      )}
      {props.canSign && (
        <Actions of={of} proposing={proposing} variant={variant} isSecondAsked={props.isSecondAsked} onMove={setMove} />
      )}
      {props.values}
      <FigureHistory figure={figure} />
      <AuditLink subject={figure} size="sm" />
      {move === 'propose' && 'dialog' in proposing && proposing.dialog({ onClose, onDone })}
      {move !== null && move !== 'propose' && signOff && (
        <DecisionDialog move={move} signOff={signOff} onClose={onClose} onDone={onDone} />
      )}
    </li>
  )
}
