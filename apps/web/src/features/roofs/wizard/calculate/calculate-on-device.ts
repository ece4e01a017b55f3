import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { toWireProject } from '@soundroof/contract/roofs/wire/wire'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { calculateHere, type Here } from '../../../../platform/offline/calculate-here.ts'
import { wakeEngine } from '../../../../platform/offline/device-engine.ts'
import { chineseFonts } from '../../../../platform/offline/device-parts.ts'
import { isServerReachable } from '../../../../platform/offline/reachable.ts'
import { rightHere, whyNoRight } from '../../../../platform/offline/right-here.ts'
import { stepOrder } from '../../../../platform/wizard-route.ts'
import type { StepState } from '../frame/use-wizard-step.ts'

const { photos } = emptyProject('')

/** The project as it is calculated, without photos. A stored one names its hash: it is charged once for it. */
export const bodyOf = ({ project, hash }: Pick<WizardDraft, 'project' | 'hash'>): string =>
  JSON.stringify({ ...toWireProject({ ...project, photos }), ...(hash === null ? {} : { hash }) })

const calculatedSteps = stepOrder.filter((step) => step !== 'photos')

/** What keeps a project from being calculated here; photos may wait for a signal. */
export const problemsHere = ({ project }: WizardDraft, { context }: Pick<StepState<'roofCover'>, 'context'>) =>
  problemsOfSteps(calculatedSteps, project, context)

/** The result of this device where the server is out of reach; null: the server is asked. */
export const calculatedOnDevice = async (draft: WizardDraft): Promise<Here | null> => {
  const right = await rightHere()
  const why = whyNoRight()
  if ((right === null && why === null) || (await isServerReachable())) return null
  if (right === null) return { ok: false, message: { code: why ?? 'rightIsOver' }, issues: [] }
  return calculateHere(right, draft.id, bodyOf(draft))
}

/** Where the wizard may soon ask it: the first calculation takes as long as the next. */
export const wakeDevice = async (): Promise<void> => {
  const right = await rightHere()
  if (right === null) return
  wakeEngine(right)
  await chineseFonts()
}
