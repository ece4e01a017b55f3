import { Button } from '@mantine/core'
import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import type { StoredProject } from '../project/use-stored-project.ts'
import { unusualChoices } from './unusual-choice.ts'
import type { VariantState } from './use-what-if.ts'

/** What calculating these values costs, shown beforehand. */
export const costWords = (
  say: Say,
  charged: boolean,
  subscription: Pick<Subscription, 'active' | 'remaining'> | null,
): string => {
  if (charged) return say('whatIfCostsNothing')
  const left = subscription?.active ? subscription.remaining : 0
  return left > 0 ? say('whatIfCostsOne', { left }) : say('whatIfNoneLeft')
}

/** Names of the products whose data sheets the variant does not keep. */
export const droppedDataSheets = (project: ProjectDraft, varied: ProjectDraft): readonly string[] =>
  (['ownModule', 'ownRacking'] as const).flatMap((kind) => {
    const own = project.options[kind]
    return own !== null && varied.options[kind] === null ? [`${own.maker} ${own.model}`] : []
  })

type Props = { readonly stored: StoredProject; readonly state: VariantState; readonly choices: Choices }

/** Opens the wizard with these values; from there the usual rules of saving and charging hold. */
export const MakeProject = ({ stored, state, choices }: Props) => {
  const say = useSay()

  const { hash, status } = stored.summary
  const { variation, answer, isWaiting } = state
  const subscription = useSubscription()
  const [asks, setAsks] = useState(false)
  if (status >= firstReadOnlyStatus) return null
  const open = () => {
    setAsks(false)
    const apply = (project: ProjectDraft) => variedProject(project, variation, choices)
    void openInWizard(hash, { step: 'roofCover', field: '' }, { seen: stored.project, apply })
  }
  return (
    <>
      <Button disabled={answer === null || isWaiting} onClick={() => setAsks(true)}>
        {say('roofs.make-this-the-project')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={say('roofs.make-this-the-project')}
        confirmLabel={say('roofs.open-the-wizard')}
        onConfirm={open}
        onCancel={() => setAsks(false)}
      >
        {unusualChoices(say, { project: stored.project, choices }, variation).map((words) => (
          <p key={words}>
            <strong>{words}</strong>
          </p>
        ))}
        {droppedDataSheets(stored.project, variedProject(stored.project, variation, choices)).map((name) => (
          <p key={name}>
            <strong>{say('roofs.data-sheet-does-not-follow', { name })}</strong>
          </p>
        ))}
        {answer?.isPlacedAnew ? <p>{say('roofs.drawing-does-not-follow')}</p> : null}
        <p>{say('whatIfOpensWizard')}</p>
        <p>{costWords(say, answer?.charged === true, subscription)}</p>
      </ConfirmDialog>
    </>
  )
}
