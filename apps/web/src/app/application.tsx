import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { queryClient } from './query-client.ts'
import { router } from './routes/router.tsx'
import { cssVariables, themeInLanguage } from './theme.ts'

// Toasts sent before it has loaded wait in its store.
const Toasts = lazy(() => import('./toasts.tsx').then((loaded) => ({ default: loaded.Toasts })))

const colorSchemes = localStorageColorSchemeManager({ key: 'soundroof.color-scheme' })

export const Application = () => {
  const [theme] = useState(themeInLanguage)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Suspense>
        <Toasts />
      </Suspense>
    </MantineProvider>
  )
}
