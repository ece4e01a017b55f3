import { say } from '@soundroof/contract/platform/messages'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onDraftReplaced, useDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { highestInstead } from './step-order.ts'

type WizardQuery = { readonly type?: string; readonly project?: string }

/** The query of a wizard screen. */
export const useWizardQuery = (): WizardQuery => useSearch({ strict: false })

/** Whether the local project is the one in the address; an address without one means the project being added. */
export const matchesAddress = (wizard: Pick<WizardDraft, 'hash' | 'mode'> | null, query: WizardQuery): boolean => {
  if (wizard === null) return false
  if (query.project === undefined) return wizard.mode === 'add'
  return wizard.hash === query.project
}

export const projectLost = (): void => {
  toast(say('draftLost'), 'problem')
  goTo('/project')
}

const replaced = 'Another tab has opened another project in place of this one.'

/** Prevents this screen from writing into a project that another tab has opened. */
const leaveReplaced = (): void => {
  goTo('/project', 'replace')
  toast(replaced, 'problem')
}

/** Redirects to the highest step that the project has reached. */
const useReached = (id: StepId, wizard: WizardDraft | null): WizardDraft | null => {
  const instead = wizard && highestInstead(id, wizard.maxNum)
  const address = wizard && instead && stepAddress(instead, wizard)
  useEffect(() => {
    if (address) goTo(address, 'replace')
  }, [address])
  return address ? null : wizard
}

type OnMissing = (query: WizardQuery) => void

/** The local project on entering a step. If missing: one message, then the project screen. */
export const useEnteredDraft = (id: StepId, onMissing: OnMissing = projectLost): WizardDraft | null => {
  const query = useWizardQuery()
  const current = useDraft()
  const found = matchesAddress(current, query) ? current : null
  // After the upload the draft is cleared while this screen is still visible: it keeps its values.
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  const shown = found ?? (matchesAddress(last, query) ? last : null)
  const isMissing = shown === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on entering a step, not on every render
  useEffect(() => {
    if (isMissing) onMissing(query)
  }, [isMissing])
  const [isLeft, setLeft] = useState(false)
  useEffect(
    () =>
      onDraftReplaced(() => {
        setLeft(true)
        leaveReplaced()
      }),
    [],
  )
  return useReached(id, isLeft ? null : shown)
}
