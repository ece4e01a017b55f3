// First, because it must run before any schema is made.
import './platform/api/schemas-without-eval.ts'
import './components/page/mantine-styles.ts'
import './app/fonts.css'
import './app/global.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { router } from './app/routes/router.tsx'
import { registerServiceWorker } from './app/service-worker.ts'
import { loadSubscription } from './platform/account/subscription.ts'
import { answerOnDevice } from './platform/api/api-client.ts'
import { loadClientSettings } from './platform/api/client-settings.ts'
import { noteInstallOffer } from './platform/device/install-offer.ts'
import { watchForMissingParts } from './platform/new-version/missing-part.ts'
import { currentSession, followOtherTabs } from './platform/session/session.ts'
import { shellHere } from './platform/shell/in-shell.ts'
import { words } from './platform/words/words.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element "root"')

/** In steps that give way to what the reader does. */
const show = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    ),
  )

/** Neither words nor a page can be had: nothing else of the application can say so. */
const showFailure = (): void => {
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  reload.onclick = () => window.location.reload()
  root.replaceChildren('The page could not be loaded. Please check your connection and try again. ', reload)
}

watchForMissingParts()

// The English home page for visitors may be there already, and stays until it can be replaced. Other readers see another page.
const isEnglish = words.language === 'en-AU'
if (currentSession() !== null || !isEnglish) root.replaceChildren()
document.documentElement.removeAttribute('data-home-replaced')
document.documentElement.lang = words.language
const spoken = words.load(['shell'])
// The code of the page comes beside the words, not after them.
const routed = router.load()
const ready = root.hasChildNodes() ? Promise.all([spoken, routed]) : spoken
void ready.then(show).catch(showFailure)

answerOnDevice(async (...asked) => (await import('./platform/offline/answer-here.ts')).answerHere(...asked))
followOtherTabs(() => void router.invalidate())
registerServiceWorker()
noteInstallOffer()
if (shellHere() !== null) void import('./platform/shell/open-links.ts').then(({ openLinks }) => openLinks())
void loadClientSettings()
void loadSubscription()
