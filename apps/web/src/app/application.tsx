import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { router } from './routes/router.tsx'
import { cssVariables, theme } from './theme.ts'

const colorSchemes = localStorageColorSchemeManager({ key: 'soundroof.color-scheme' })

export const Application = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemes}
    defaultColorScheme="auto"
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
    {/* Above a dialog, below an open menu. */}
    <Notifications limit={4} zIndex={250} />
  </MantineProvider>
)
