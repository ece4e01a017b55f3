import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import type { Answer } from '../../../platform/api/envelope.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import { typedOf } from './cell-words.ts'
import { FigureEffects } from './figure-effects.tsx'
import styles from './figures.module.css'
import { useInView, ViewLeft } from './in-view.tsx'
import { ReasonAndEvidence } from './reason-and-evidence.tsx'
import { keptWith, problemsOf, replacementOf, type SignOffForm, startOf } from './sign-off-form.ts'
import { TableFile } from './table-file.tsx'
import { TableInView } from './table-in-view.tsx'
import { useProposal } from './use-proposal.ts'
import { ValueField } from './value-field.tsx'

type FieldsProps = {
  readonly figure: FigureRow
  readonly form: SignOffForm
  readonly change: (part: Partial<SignOffForm>) => void
  readonly errorAt: (field: string) => Message | undefined
}

const ValueFields = ({ figure, form, change, errorAt }: FieldsProps) => {
  const say = useSay()
  return (
    <div className={styles.values}>
      {figure.values.map((published) => (
        <ValueField
          key={published.name}
          published={published}
          value={form.values[published.name] ?? null}
          onChange={(changed) => change({ values: { ...form.values, [published.name]: changed } })}
          error={errorAt(`values.${published.name}`)}
        />
      ))}
      <p className={styles.quiet}>{say('review.units', { units: figure.unit || say('review.none') })}</p>
    </div>
  )
}

const Replacement = (props: FieldsProps) => {
  const { figure, change, errorAt } = props
  if (isTableFigure(figure.id))
    return <TableFile figure={figure.id} onChange={(csv) => change({ csv })} error={errorAt('csv')} />
  return <ValueFields {...props} />
}

const Problem = ({ told }: { readonly told: Message | undefined }) => {
  const say = useSay()
  return told ? (
    <p className={styles.problem} role="alert">
      {say(told)}
    </p>
  ) : null
}

const kinds = [
  { value: 'confirm', label: 'review.confirm-as-published' },
  { value: 'replace', label: 'review.replace' },
] as const

type Props = { readonly figure: FigureRow; readonly onClose: () => void; readonly onDone: () => void }

/** Confirms or replaces a figure, with reason and evidence. Refused text stays in the form. */
export const SignOffDialog = ({ figure, onClose, onDone }: Props) => {
  const say = useSay()

  const { inside, ...looked } = useInView()
  const { form, bind, change, errorAt, busy, submit, refusals } = useProposal({
    name: `figure-${figure.id}`,
    start: startOf(figure),
    more: keptWith(figure),
    problemsOf: (given) => problemsOf(given, figure),
    propose: ({ reason, cells }, evidence): Promise<Answer<unknown>> => {
      const { values, csv } = replacement
      const given = { values: values && [...values], csv, cells: csv === null ? typedOf(cells) : null }
      const body = { figure: figure.id, ...given, reason: reason.trim(), evidence, seen }
      return call('proposeFigure', { body })
    },
    onDone,
  })
  const [confirmed, setConfirmed] = useState<{ readonly asked: string; readonly seen: string | null } | null>(null)
  const replacement = replacementOf(form, figure)
  const asked = JSON.stringify([replacement, refusals])
  // A confirmation holds for this replacement only.
  const seen = confirmed?.asked === asked ? confirmed.seen : null
  return (
    <FormDialog
      title={figure.name}
      submitLabel={say('review.propose')}
      busy={busy}
      isReady={looked.left?.length === 0}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className={styles.quiet}>{figure.source}</p>
      {(figure.values.length > 0 || isTableFigure(figure.id)) && (
        <ChoiceField
          name="kind"
          label={say('review.decision')}
          layout="row"
          options={kinds.map(({ value, label }) => ({ value, label: say(label) }))}
          value={form.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      {/* Stays when another decision is chosen: what is in it changes. */}
      <div ref={inside}>
        {form.kind === 'confirm' && isTableFigure(figure.id) && (
          <>
            <TableInView figure={figure.id} signOff={null} typed={form.cells} onType={(cells) => change({ cells })} />
            <Problem told={errorAt('cells')} />
            <ViewLeft {...looked} id="cells-left" />
          </>
        )}
      </div>
      {form.kind === 'replace' && <Replacement figure={figure} form={form} change={change} errorAt={errorAt} />}
      <Problem told={errorAt('values')} />
      {figure.results > 0 && (
        <FigureEffects
          key={asked}
          figure={figure.id}
          {...replacement}
          onSeen={(zones) => setConfirmed({ asked: asked, seen: zones })}
        />
      )}
      <ReasonAndEvidence
        given={form}
        change={change}
        bind={bind}
        errorAt={errorAt}
        reasonLabel={say('review.reason-and-where-the-value-comes')}
        evidenceLabel={say('review.evidence-a-pdf-or-photo')}
      />
    </FormDialog>
  )
}
