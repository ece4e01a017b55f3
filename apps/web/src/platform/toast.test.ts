import { expect, it, vi } from 'vitest'

it('a toast that is hidden before anything shows toasts is not shown', async () => {
  vi.resetModules()
  const { hideToast, showToastsBy, toast } = await import('./toast.ts')
  toast('loggedIn')
  toast({ code: 'undoneEmpty', values: { field: 'A' } })
  toast({ code: 'undoneEmpty', values: { field: 'B' } })
  hideToast('loggedIn')
  hideToast({ code: 'undoneEmpty', values: { field: 'A' } })
  const shown: unknown[] = []
  showToastsBy({ show: ({ message }) => shown.push(message), hide: () => undefined })
  expect(shown).toEqual([{ code: 'undoneEmpty', values: { field: 'B' } }])
})
