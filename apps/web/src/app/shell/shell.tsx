import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNewVersion } from '../../platform/new-version/new-version.ts'
import { useQuestion } from '../../platform/question.ts'
import { useLoginAsked } from '../../platform/session/log-in-again.ts'
import { useSession } from '../../platform/session/session.ts'
import { whenIdle } from '../../platform/wait.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { withWords } from '../../platform/words/words.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './shell.module.css'

/** After navigation, reading and tabbing start at the content. */
const useFocusOnArrival = () => {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const content = useRef<HTMLElement>(null)
  const arrived = useRef<string | undefined>(undefined)
  useEffect(() => {
    const hasArrived = arrived.current !== undefined && pathname !== undefined && arrived.current !== pathname
    // A screen that opens at one of its fields has set the focus there.
    const isInside = content.current !== document.activeElement && content.current?.contains(document.activeElement)
    if (hasArrived && !isInside) content.current?.focus({ preventScroll: true })
    arrived.current = pathname
  }, [pathname])
  return content
}

const QuestionDialog = lazy(() =>
  withWords(import('./question-dialog.tsx')).then((loaded) => ({ default: loaded.QuestionDialog })),
)

const Questions = () =>
  useQuestion() === null ? null : (
    <Suspense>
      <QuestionDialog />
    </Suspense>
  )

const LoginAgainDialog = lazy(() =>
  withWords(import('../../features/identity/accounts/login/login-again-dialog.tsx'), 'identity').then((loaded) => ({
    default: loaded.LoginAgainDialog,
  })),
)

const LoginAgain = () => {
  const asked = useLoginAsked()
  return asked === null ? null : (
    <Suspense>
      <LoginAgainDialog {...asked} />
    </Suspense>
  )
}

const NewVersionNotice = lazy(() =>
  withWords(import('./new-version-notice.tsx')).then((loaded) => ({ default: loaded.NewVersionNotice })),
)

/** Not over a step of the wizard, where hands are full and the bar below is in use. */
const NewVersion = () => {
  const isInWizard = useRouterState({ select: ({ location }) => location.pathname.startsWith('/project_new') })
  return useNewVersion() && !isInWizard ? (
    <Suspense>
      <NewVersionNotice />
    </Suspense>
  ) : null
}

/** After the page: it brings the wizard's code with it. */
const ShareSoon = lazy(async () => {
  await whenIdle()
  const { ShareSoon } = await withWords(import('../../features/roofs/wizard/sync/share-soon.tsx'), 'roofs')
  return { default: ShareSoon }
})

/** Drafts, and what this device calculated without a signal, reach the account by themselves. */
const Share = () =>
  useSession()?.customer.role === 'customer' ? (
    <Suspense>
      <ShareSoon />
    </Suspense>
  ) : null

export const Shell = () => {
  const say = useSay()

  const content = useFocusOnArrival()
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {say('shell.skip-to-content')}
      </a>
      <ProgressBar />
      <Header />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <NewVersion />
      <Share />
      <Footer />
      <Questions />
      <LoginAgain />
    </div>
  )
}
