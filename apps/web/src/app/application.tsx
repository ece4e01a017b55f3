import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useStore } from '../platform/store.ts'
import { Speaking } from '../platform/words/use-say.ts'
import { speech, withWords, words } from '../platform/words/words.ts'
import { queryClient } from './query-client.ts'
import { router } from './routes/router.tsx'
import { themeInLanguage } from './theme.ts'

// Toasts sent before it has loaded wait in its store.
const Toasts = lazy(() => withWords(import('./toasts.tsx')).then((loaded) => ({ default: loaded.Toasts })))

const colorSchemes = localStorageColorSchemeManager({ key: 'soundroof.color-scheme' })

export const Application = () => {
  const [theme] = useState(() => themeInLanguage(words.say))
  return (
    <MantineProvider theme={theme} colorSchemeManager={colorSchemes} defaultColorScheme="auto">
      <Speaking value={useStore(speech)}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Suspense>
          <Toasts />
        </Suspense>
      </Speaking>
    </MantineProvider>
  )
}
