import type { TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { significant, withUnit, withUnits } from '@soundroof/report/wording/number-text'
import { printedSource } from '@soundroof/report/wording/printed-source'
import {
  formulaParts,
  prettyFormula,
  prettySymbol,
  substitutedFormula,
  symbolParts,
} from '@soundroof/report/wording/trace-formula'
import { useState } from 'react'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { WithSubscripts } from '../../../../components/page/with-subscripts.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import classes from './derivation.module.css'

type Level = 'plain' | 'full'

const statusWords = { verified: null, unverified: 'unverified', estimate: 'estimate' } as const

const SymbolName = ({ text }: { readonly text: string }) => (
  <var>
    <WithSubscripts parts={symbolParts(prettySymbol(text))} />
  </var>
)

const Value = ({ step: { value, unit } }: { readonly step: TraceStep }) => {
  const say = useSay()
  return <strong>{withUnit(significant(value), say.named(unit))}</strong>
}

const Label = ({ step }: { readonly step: TraceStep }) => <WithSubscripts parts={formulaParts(step.label)} />

const PlainStep = ({ step }: { readonly step: TraceStep }) => (
  <li className={classes.plain}>
    <span>
      <Label step={step} />
      {step.branch ? <small>{withUnits(step.branch)}</small> : null}
    </span>
    <Value step={step} />
  </li>
)

/** Formula and numbers between symbol and value; nothing where the value was read. */
const derivedBy = (step: TraceStep): string => {
  const formula = prettyFormula(step.formula)
  const parts = [formula === prettySymbol(step.symbol) ? null : formula, substitutedFormula(step.formula, step.given)]
  return parts.flatMap((part) => (part === null ? [] : [`${part} = `])).join('')
}

const Formula = ({ step }: { readonly step: TraceStep }) => (
  <p className={classes.formula}>
    <SymbolName text={step.symbol} /> = <WithSubscripts parts={formulaParts(derivedBy(step))} />
    <Value step={step} />
  </p>
)

const FullStep = ({ step }: { readonly step: TraceStep }) => {
  const say = useSay()
  const words = [step.branch, printedSource(step.source ?? '')].map((text) => withUnits(text ?? ''))
  const status = statusWords[step.status]
  const notes = [step.clause, ...words, status === null ? '' : say(status)].filter((note) => note !== '').join(' · ')
  return (
    <li className={classes.full}>
      <span>
        <Label step={step} />
      </span>
      <Formula step={step} />
      <small>
        <CitedText text={notes} />
      </small>
    </li>
  )
}

type BranchProps = { readonly node: TraceNode; readonly level: Level }

/** A part of the derivation, rendered when opened: a derivation has hundreds of steps. */
const Branch = ({ node, level }: BranchProps) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.branch} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {node.title}
        {node.steps.length > 0 ? (
          <small>{say(node.steps.length === 1 ? 'roofs.1-step' : 'roofs.steps', { steps: node.steps.length })}</small>
        ) : null}
      </summary>
      {isOpen ? <Content node={node} level={level} /> : null}
    </details>
  )
}

const Content = ({ node, level }: BranchProps) => (
  <div className={classes.content}>
    {node.steps.length > 0 ? (
      <ul className={classes.steps}>
        {node.steps.map((step, position) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol may stand twice; the order of a derivation is fixed
          level === 'plain' ? <PlainStep key={position} step={step} /> : <FullStep key={position} step={step} />,
        )}
      </ul>
    ) : null}
    {node.children.map((child) => (
      <Branch key={child.id} node={child} level={level} />
    ))}
  </div>
)

const levels = [
  { value: 'plain', label: 'roofs.in-words-and-values' },
  { value: 'full', label: 'roofs.with-formulas-and-clauses' },
] as const satisfies readonly { readonly value: Level; readonly label: PlainCode }[]

export const Derivation = ({ trace }: { readonly trace: TraceNode }) => {
  const say = useSay()

  const [level, setLevel] = useState<Level>('plain')
  return (
    <div className={classes.derivation}>
      <ChoiceField
        name="reading-level"
        label={say('roofs.show-each-step')}
        options={levels}
        value={level}
        onChange={setLevel}
      />
      <Content node={trace} level={level} />
    </div>
  )
}
