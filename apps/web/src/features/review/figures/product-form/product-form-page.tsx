import { Button, FileInput, SegmentedControl, Skeleton } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { type ProductKind, type ProductRow, productProposal } from '@soundroof/contract/review/figures/products-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { ConfirmButton } from '../../../../components/page/confirm-button.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { messageOfError } from '../../../../platform/api/api-client.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { evidenceTypes } from '../../../../platform/pictures/send-evidence.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { FigureEffects } from '../figure-effects.tsx'
import { productsKey, productTitles } from '../product-words.ts'
import { CsvPanel } from './csv-panel.tsx'
import { DataSheet } from './data-sheet.tsx'
import styles from './product-form.module.css'
import { EntrySections, PartsPanel } from './sections.tsx'
import { textsOf } from './typed.ts'
import { type ProductForm, useProductForm } from './use-product-form.ts'

type FormProps = { readonly form: ProductForm }

const SheetPanel = ({ form }: FormProps) => {
  const say = useSay()
  const error = form.errorAt('evidence')
  return (
    <Panel title={say('review.data-sheet')}>
      <FileInput
        id="evidence"
        label={say('review.sheet-or-certificate-a-pdf-or-photo')}
        description={say('review.it-stands-beside-the-form-and-is-the-evidence')}
        placeholder={say('review.choose-a-file')}
        accept={evidenceTypes}
        value={form.file}
        onChange={form.choose}
        clearable
        clearButtonProps={{ 'aria-label': say('review.take-the-file-out') }}
        error={error ? say(error) : null}
        withAsterisk
      />
    </Panel>
  )
}

/** What was typed before is here again; the values in force may be others by now. */
const KeptNote = ({ form }: FormProps) => {
  const say = useSay()
  if (!form.isKept) return null
  return (
    <div className={styles.kept}>
      <p>{say(form.isBehind ? 'review.values-in-force-have-changed' : 'review.what-you-typed-is-kept-here')}</p>
      <ConfirmButton
        label={say('review.begin-again')}
        confirmLabel={say('review.begin-again')}
        variant="default"
        size="sm"
        act={async () => form.beginAgain()}
      >
        {say('review.what-you-typed-goes')}
      </ConfirmButton>
    </div>
  )
}

type ProposeProps = FormProps & { readonly figure: string | null; readonly onSeen: (seen: string | null) => void }

const ProposePanel = ({ form, figure, onSeen }: ProposeProps) => {
  const say = useSay()
  const { texts, refusals, reason, busy } = form
  return (
    <Panel title={say('review.propose')}>
      {figure !== null && (
        <FigureEffects
          key={JSON.stringify([texts, refusals])}
          figure={figure}
          values={null}
          entry={form.entry}
          onSeen={onSeen}
        />
      )}
      <TextAreaField
        {...schemaField(productProposal, 'reason')}
        name="reason"
        label={say('review.reason-and-which-certificate-it-is')}
        value={reason}
        error={form.errorAt('reason')}
        onChange={(words) => form.giveReason(words.replaceAll('\n', ' '))}
        rows={3}
        required
      />
      <Button type="submit" mt="md" loading={busy}>
        {say('review.propose')}
      </Button>
    </Panel>
  )
}

type ScreenProps = {
  readonly kind: ProductKind
  readonly product: ProductRow | null
  readonly onDone: (id: string) => void
}

/** A confirmation of opened zones holds for the values that were looked at. */
const useSeen = (asked: string) => {
  const [confirmed, setConfirmed] = useState<{ readonly asked: string; readonly seen: string | null } | null>(null)
  return [
    confirmed?.asked === asked ? confirmed.seen : null,
    (seen: string | null) => setConfirmed({ asked, seen }),
  ] as const
}

const Screen = ({ kind, product, onDone }: ScreenProps) => {
  const say = useSay()
  const [shown, setShown] = useState('form')
  const start = textsOf(kind, product?.entry)
  const form = useProductForm({ kind, id: product?.id ?? '', start, onDone })
  const [seen, onSeen] = useSeen(JSON.stringify([form.texts, form.refusals]))
  const figure = product && product.results > 0 ? `${kind}/${product.id}` : null
  return (
    <>
      <SegmentedControl
        className={styles.switch ?? ''}
        fullWidth
        aria-label={say('review.form-or-data-sheet')}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'form', label: say('review.form') },
          { value: 'sheet', label: say('review.data-sheet') },
        ]}
      />
      <div className={styles.screen} data-shown={shown}>
        <form className={styles.form} noValidate onSubmit={(event) => form.submit(event, seen)}>
          <div id="entry" tabIndex={-1}>
            <ErrorSummary problems={form.problems} />
          </div>
          <KeptNote form={form} />
          <SheetPanel form={form} />
          <CsvPanel form={form} />
          <EntrySections form={form} />
          <PartsPanel form={form} />
          <ProposePanel form={form} figure={figure} onSeen={onSeen} />
        </form>
        <DataSheet file={form.file} />
      </div>
    </>
  )
}

type Found =
  | { readonly kind: 'form'; readonly product: ProductRow | null }
  | { readonly kind: 'none' | 'waiting' | 'looking' }

const foundIn = (rows: readonly ProductRow[], kind: ProductKind, id: string, canSign: boolean): Found => {
  if (!canSign) return { kind: 'looking' }
  if (id === '') return { kind: 'form', product: null }
  const product = rows.find((row) => row.kind === kind && row.id === id)
  if (!product) return { kind: 'none' }
  return product.waiting ? { kind: 'waiting' } : { kind: 'form', product }
}

const whyNone = {
  none: 'review.there-is-no-such-product',
  waiting: 'review.a-proposal-waits-already',
  looking: 'review.engineers-enter-products',
} as const

type Props = {
  readonly kind: ProductKind
  /** Of a product to change; empty for a new one. */
  readonly id: string
  readonly onDone: (id: string) => void
}

/** A racking system or module, entered or changed beside the maker's data sheet. */
export const ProductFormPage = ({ kind, id, onDone }: Props) => {
  const say = useSay()
  const queries = useQueryClient()
  const canSign = useSession()?.customer.role === 'engineer'
  const products = useCallData('consoleProducts', productsKey)
  const found = products.data ? foundIn(products.data.rows, kind, id, canSign) : null
  const name = found?.kind === 'form' && found.product ? found.product.name : null
  const done = (proposed: string) => {
    void queries.invalidateQueries({ queryKey: productsKey })
    onDone(proposed)
  }
  return (
    <PageFrame
      title={name === null ? say(productTitles[kind]) : say('review.change', { name })}
      width="full"
      lead={say('review.enter-what-the-sheet-prints')}
      actions={
        <ButtonLink to="/console/products" variant="default">
          {say('review.racking-systems-and-modules')}
        </ButtonLink>
      }
    >
      {products.error && !products.data && (
        <LoadFailed title={say(messageOfError(products.error))} retry={products.refetch} />
      )}
      {!products.data && !products.error && <Skeleton height={480} radius="lg" />}
      {found && found.kind !== 'form' && <EmptyState title={say(whyNone[found.kind])} />}
      {found?.kind === 'form' && <Screen key={`${kind}/${id}`} kind={kind} product={found.product} onDone={done} />}
    </PageFrame>
  )
}
