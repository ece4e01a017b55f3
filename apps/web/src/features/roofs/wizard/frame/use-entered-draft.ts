import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import {
  loadDraft,
  onDraftRemoved,
  openDraft,
  useDraftAt,
  type WizardDraft,
  type WizardQuery,
} from '../../../../platform/draft/draft-store.ts'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { setServerProblems } from '../problems/server-problems.ts'
import { highestInstead } from './step-order.ts'

/** The query of a wizard screen. */
export const useWizardQuery = (): WizardQuery => useSearch({ strict: false })

type Named = Pick<WizardDraft, 'hash' | 'mode' | 'id'>

/** Whether a draft is the one in the address; an address without a name means a project being added. */
export const matchesAddress = ({ mode, hash, id }: Named, { project, draft }: WizardQuery): boolean => {
  if (project !== undefined) return hash === project
  return draft === undefined ? mode === 'add' : id === draft
}

/** The address of a step may come from a bookmark, a message or the account's other device: a stored project is loaded. */
const loadNamed = async (step: StepId, { type, project }: WizardQuery): Promise<void> => {
  if (type !== 'edit' || !project) {
    toast('draftLost', 'problem')
    return goTo('/project', 'replace')
  }
  await openInWizard(project, { step, field: globalThis.location.hash.slice(1) })
  // Refused with a toast: there is nothing to edit.
  if (loadDraft()?.hash !== project) goTo('/project', 'replace')
}

/** Prevents this screen from bringing back a project that another tab has finished or discarded. */
const leaveRemoved = (): void => {
  goTo('/project', 'replace')
  toast('draftRemoved', 'problem')
}

/** Address to go to instead: the highest step reached, or with the draft's name, which the specified address lacks. */
const addressInstead = (id: StepId, wizard: WizardDraft, query: WizardQuery): string | null => {
  const reached = highestInstead(wizard.photosAt, id, wizard.maxNum)
  const isNamed = query.project !== undefined || query.draft !== undefined
  return reached === null && isNamed ? null : stepAddress(reached ?? id, wizard)
}

const open = (id: string): void => {
  if (loadDraft()?.id !== id) setServerProblems([])
  openDraft(id)
}

/** The local project on entering a step; a stored one is loaded. If neither: one message, then the project screen. */
export const useEnteredDraft = (step: StepId): WizardDraft | null => {
  const query = useWizardQuery()
  const found = useDraftAt(query)
  // After the upload the draft is removed while this screen is still visible, so the screen keeps its values.
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  const shown = found ?? (last && matchesAddress(last, query) ? last : null)
  const [isLeft, setLeft] = useState(false)
  const isMissing = shown === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entering a step, not on every render
  useEffect(() => {
    if (isMissing) void loadNamed(step, query)
  }, [isMissing])
  const id = shown?.id
  useEffect(() => {
    if (id !== undefined) open(id)
  }, [id])
  useEffect(
    () =>
      onDraftRemoved(() => {
        setLeft(true)
        leaveRemoved()
      }),
    [],
  )
  const instead = shown && addressInstead(step, shown, query)
  useEffect(() => {
    if (instead) goTo(instead, 'replace')
  }, [instead])
  return instead || isLeft ? null : shown
}
