// First: it must run before any schema is made.
import './platform/api/schemas-without-eval.ts'
import './components/page/mantine-styles.ts'
import './app/fonts.css'
import './app/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { registerServiceWorker } from './app/service-worker.ts'
import { loadSubscription } from './platform/account/subscription.ts'
import { loadClientSettings } from './platform/api/client-settings.ts'
import { followOtherTabs } from './platform/session/session.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element "root"')

createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
)

followOtherTabs()
registerServiceWorker()
void loadClientSettings()
void loadSubscription()
