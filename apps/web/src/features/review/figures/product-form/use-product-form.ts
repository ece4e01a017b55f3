import type { Problem } from '@soundroof/contract/platform/problem'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import type { ProductTexts } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { type FormEvent, useState } from 'react'
import { focusField, focusSoon } from '../../../../components/fields/error-summary.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptEvidence } from '../../../../platform/draft/kept-evidence.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { sendEvidence } from '../../../../platform/pictures/send-evidence.ts'
import { toast } from '../../../../platform/toast.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { entryOf, problemsOf, textsKept } from './typed.ts'

/** `typed` empty: nothing was typed; `since`: the values in force when typing began. */
const nothingKept = { typed: '', since: '', reason: '' }

const askTicket = async () => {
  const answer = await call('figureUpload')
  return answer.ok ? answer.data : undefined
}

/** Fields whose problem is shown: all once it was sent, those of a file once it filled them in. */
type Noted = ReadonlySet<string> | 'all'

type Options = {
  readonly kind: ProductKind
  /** Id of the product that is changed; empty for a new one. */
  readonly id: string
  readonly start: ProductTexts
  readonly onDone: (id: string) => void
}

const useTyped = ({ kind, id, start }: Options) => {
  const name = `product-${kind}-${id}`
  const kept = useKeptForm(name, nothingKept)
  const { file, choose } = useKeptEvidence(name)
  const began = JSON.stringify(start)
  const found = textsKept(kind, kept.form.typed)
  const texts = found ?? start
  return {
    texts,
    reason: kept.form.reason,
    file,
    choose,
    isKept: found !== null || file !== null,
    /** The values in force have changed since typing began. */
    isBehind: found !== null && kept.form.since !== began,
    type: (next: ProductTexts) =>
      kept.edit({ typed: JSON.stringify(next), ...(found === null ? { since: began } : {}) }),
    giveReason: (reason: string) => kept.edit({ reason }),
    beginAgain: () => {
      kept.edit(nothingKept)
      choose(null)
    },
    forget: () => {
      kept.forget()
      choose(null)
    },
  }
}

type Problems = {
  readonly own: readonly Problem[]
  /** Of the server. */
  readonly told: readonly Problem[]
  readonly noted: Noted
}

/** Own problems once they are noted; the server's where the form has none of its own. */
const shownProblems = ({ own, told, noted }: Problems): readonly Problem[] => [
  ...own.filter(({ field }) => noted === 'all' || noted.has(field)),
  ...told.filter(({ field }) => !own.some((one) => one.field === field)),
]

type Proposal = Pick<Options, 'kind' | 'onDone'> & {
  readonly texts: ProductTexts
  readonly reason: string
  readonly file: File | null
  readonly forget: () => void
  readonly refuse: (answer: { readonly code: number; readonly issues: readonly Problem[] }) => void
}

/** Sends the data sheet, then the product. */
const propose = async (seen: string | null, given: Proposal): Promise<void> => {
  const { kind, texts, reason, file, forget, refuse, onDone } = given
  const evidence = file && (await sendEvidence(file, askTicket))
  if (evidence === null) return
  const entry = entryOf(kind, texts)
  const answer = await call('proposeProduct', { body: { kind, entry, reason: reason.trim(), evidence, seen } })
  if (!answer.ok) return refuse(answer)
  forget()
  toast('saved', 'success')
  onDone(String(entry.id))
}

const useProblems = (own: readonly Problem[]) => {
  const [noted, setNoted] = useState<Noted>(new Set())
  const [told, setTold] = useState<readonly Problem[]>([])
  const problems = shownProblems({ own, told, noted })
  return {
    problems,
    setTold,
    errorAt: (place: string): Message | undefined => problems.find(({ field }) => field === place)?.coded,
    noteAll: () => setNoted('all'),
    note: (places: readonly string[]) => setNoted((now) => (now === 'all' ? now : new Set([...now, ...places]))),
    /** @param place null: all, since rows may have moved */
    forgive: (place: string | null) =>
      setTold((now) => now.filter(({ field }) => place !== null && field !== place && field !== 'entry')),
    clear: () => {
      setNoted(new Set())
      setTold([])
    },
  }
}

/** The form of a product: kept on this device until it is proposed; refused text stays, each problem with its field. */
export const useProductForm = (options: Options) => {
  const { kind, onDone } = options
  const { type, giveReason, beginAgain, forget, ...typed } = useTyped(options)
  const { texts, reason, file } = typed
  const [refusals, setRefusals] = useState(0)
  const [busy, during] = useBusy()
  const own = problemsOf(kind, { texts, reason, hasEvidence: file !== null })
  const { problems, errorAt, note, noteAll, forgive, setTold, clear } = useProblems(own)
  const refuse: Proposal['refuse'] = ({ code, issues }) => {
    if (code === 409) setRefusals((former) => former + 1)
    setTold(issues)
    focusSoon(issues[0]?.field ?? 'reason')
  }
  const submit = (event: FormEvent, seen: string | null) => {
    event.preventDefault()
    noteAll()
    setTold([])
    const [first] = own
    if (!first) return void during(propose(seen, { kind, texts, reason, file, forget, refuse, onDone }))
    toast(first.coded, 'problem')
    focusField(first.field)
  }
  return {
    ...{ kind, ...typed, problems, refusals, busy, submit, errorAt, note },
    entry: entryOf(kind, texts),
    edit: (next: ProductTexts, place: string | null) => {
      forgive(place)
      type(next)
    },
    giveReason: (words: string) => {
      forgive('reason')
      giveReason(words)
    },
    beginAgain: () => {
      clear()
      beginAgain()
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
