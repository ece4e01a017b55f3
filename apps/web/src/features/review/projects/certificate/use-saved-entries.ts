import { useCallbackRef } from '@mantine/hooks'
import type { CertificateDraft } from '@soundroof/contract/review/certificate/certificate-calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { mayAnswerLater } from '../../../../platform/api/may-answer-later.ts'
import { showAnswer } from '../../../../platform/api/show-answer.ts'
import { isAskedAgain } from '../../../../platform/api/unattended.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { projectKey } from '../engineer/use-console-project.ts'
import { contentOf, type Entered, emptyEntered, enteredFrom, enteredOf, isSameContent, textsOf } from './entered.ts'
import { type Meeting, meetingOf } from './meet.ts'
import { type Outcome, type Saving, saverOf } from './saver.ts'

/** Read again with the project: issuing saves, too. */
const keyOf = (hash: string) => [...projectKey(hash), 'certificate'] as const

/** Another window may save meanwhile, ms. */
const pollEvery = 15_000

export const useCertificateDraft = (hash: string) =>
  useQuery({
    queryKey: keyOf(hash),
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('certificateDraft', { query: { hash }, ...how }))
    },
    enabled: hash !== '',
    staleTime: 0,
    refetchInterval: pollEvery,
  })

/** After the last key, and until a server that did not answer is asked again, ms. */
const times = { pause: 1500, again: 10_000 } as const

/** `since`: the last save that what was typed follows. */
const nothingKept = { ...textsOf(emptyEntered), isKept: '', since: '' }

/** What this device has and the server does not, until it has. */
const useKeptEntries = (hash: string) => {
  const { form, edit, forget } = useKeptForm(`certificate-${hash}`, nothingKept)
  return {
    kept: form.isKept === '' ? null : { entered: enteredFrom(form), since: form.since },
    keep: (entered: Entered, since: string | null) => edit({ ...textsOf(entered), isKept: 'yes', since: since ?? '' }),
    forget,
  }
}

const useSend = (hash: string, { conditions }: CertificateDraft, noteSaved: (at: string) => void) => {
  const queries = useQueryClient()
  return async (entered: Entered): Promise<Outcome> => {
    const content = contentOf(entered, conditions)
    const answer = await call('saveCertificate', { body: { hash, ...content }, quiet: true })
    if (answer.ok) {
      const { savedAt } = answer.data
      noteSaved(savedAt)
      showAnswer<CertificateDraft>(queries, keyOf(hash), (now) => now && { ...now, content, savedAt })
      return { kind: 'saved', at: savedAt }
    }
    if (mayAnswerLater(answer)) return { kind: 'unreachable' }
    return { kind: 'refused', why: answer.issues[0]?.coded ?? answer.message, problems: answer.issues }
  }
}

/** Whoever goes to another page, tab or program has it sent at once. */
const useSentOnLeaving = (leave: () => Promise<void>, flush: () => Promise<void>): void => {
  useEffect(() => {
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', sendIfHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendIfHidden)
      void leave()
    }
  }, [leave, flush])
}

type Elsewhere = { readonly kind: Extract<Meeting, 'theirs' | 'both'>; readonly at: string }

/** What another device saved after the text that this one kept was typed. */
const savedSince = (
  kept: { readonly entered: Entered; readonly since: string } | null,
  { content, conditions, savedAt }: CertificateDraft,
): Elsewhere | null => {
  if (kept === null || savedAt === null || kept.since === savedAt) return null
  return isSameContent(kept.entered, content, conditions) ? null : { kind: 'both', at: savedAt }
}

/** Entries of a certificate, saved by themselves on the server, and on this device until they are there. */
export const useSavedEntries = (hash: string, draft: CertificateDraft) => {
  const { kept, keep, forget } = useKeptEntries(hash)
  const [entered, setEntered] = useState(() => kept?.entered ?? enteredOf(draft.content))
  const [saving, setSaving] = useState<Saving>({ kind: 'saved', at: draft.savedAt })
  const [savedAt, setSavedAt] = useState(draft.savedAt)
  const [elsewhere, setElsewhere] = useState(() => savedSince(kept, draft))
  const send = useCallbackRef(useSend(hash, draft, setSavedAt))
  const tell = useCallbackRef((told: Saving) => {
    setSaving(told)
    if (told.kind === 'saved') forget()
  })
  const [saver] = useState(() => saverOf<Entered>({ send, tell, ...times }))
  useSentOnLeaving(saver.leave, saver.flush)
  const edit = (part: Partial<Entered>) => {
    const next = { ...entered, ...part }
    keep(next, savedAt)
    setEntered(next)
    setElsewhere((now) => (now?.kind === 'theirs' ? null : now))
    saver.change(next)
  }
  const noteSaved = (at: string) => {
    setSavedAt(at)
    setSaving((now) => (now.kind === 'saved' ? { kind: 'saved', at } : now))
  }
  const sendKept = useCallbackRef(() => {
    if (kept && !isSameContent(kept.entered, draft.content, draft.conditions)) saver.change(kept.entered)
  })
  const meet = useCallbackRef(() => {
    // What it answers may be what this window is just saving.
    if (saver.isSending()) return
    const isSame = isSameContent(entered, draft.content, draft.conditions)
    const mine = { savedAt, hasUnsaved: saving.kind !== 'saved', isSame }
    const meeting = meetingOf(mine, draft.savedAt)
    if (meeting === 'none' || draft.savedAt === null) return
    if (meeting === 'same') return noteSaved(draft.savedAt)
    setElsewhere({ kind: meeting, at: draft.savedAt })
    if (meeting === 'both') return
    setEntered(enteredOf(draft.content))
    noteSaved(draft.savedAt)
  })
  useEffect(sendKept, [sendKept])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the server has another draft
  useEffect(meet, [draft.savedAt])
  return { entered, edit, saving, elsewhere, flush: saver.flush }
}
