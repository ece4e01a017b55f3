import { say } from '@soundroof/contract/messages'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDraft, type WizardDraft } from '../../../platform/draft-store.ts'
import { goTo } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/toast.ts'

type WizardQuery = { readonly type?: string; readonly project?: string }

/** The query of a wizard screen: what is being added or edited. */
export const useWizardQuery = (): WizardQuery => useSearch({ strict: false })

/** Whether the local project is the one that the address names; an address without a project names the one being added. */
export const isTheOne = (wizard: Pick<WizardDraft, 'hash' | 'mode'> | null, query: WizardQuery): boolean => {
  if (wizard === null) return false
  if (query.project === undefined) return wizard.mode === 'add'
  return wizard.hash === query.project
}

export const projectLost = (): void => {
  toast(say('draftLost'), 'problem')
  goTo('/project')
}

/** The local project on entering a step. Missing: said once, and on to the project screen. */
export const useEnteredDraft = (onMissing: (query: WizardQuery) => void = projectLost): WizardDraft | null => {
  const query = useWizardQuery()
  const current = useDraft()
  const found = isTheOne(current, query) ? current : null
  // After the upload the draft is cleared while this screen still stands: it keeps what it showed.
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  const shown = found ?? (isTheOne(last, query) ? last : null)
  const isMissing = shown === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on entering a step, not on every render
  useEffect(() => {
    if (isMissing) onMissing(query)
  }, [isMissing])
  return shown
}
