import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { call } from '../../../platform/api/api-client.ts'
import { noAnswer } from '../../../platform/api/envelope.ts'
import { startBlankProject, unfinishedProject, type WizardDraft } from '../../../platform/draft/draft-store.ts'
import { goTo } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/toast.ts'
import { stepAddress } from '../../../platform/wizard-route.ts'

const UnfinishedDialog = lazy(() =>
  import('./unfinished-dialog.tsx').then((loaded) => ({ default: loaded.UnfinishedDialog })),
)

const startNew = () => goTo(stepAddress('header', startBlankProject()))

type Props = { readonly children: (begin: () => void) => ReactNode }

/** Starts a new project; with an unfinished one, first asks what to do with it. */
export const NewProject = ({ children }: Props) => {
  const [unfinished, setUnfinished] = useState<WizardDraft | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const begin = async () => {
    pressed.current = document.activeElement as HTMLElement | null
    const answer = await call('checkToken', { quiet: true })
    // Without a signal nobody can say that the session has ended: the project is begun on this device.
    if (!answer.ok && answer !== noAnswer) return toast(answer.message, 'problem')
    const found = unfinishedProject()
    if (found) setUnfinished(found)
    else startNew()
  }
  const close = () => {
    setUnfinished(null)
    focusAfterDialog(pressed.current)
  }
  return (
    <>
      {children(() => void begin())}
      {unfinished && (
        <Suspense>
          <UnfinishedDialog draft={unfinished} startNew={startNew} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
