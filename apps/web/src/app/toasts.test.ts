import { notifications, notificationsStore } from '@mantine/notifications'
import { sayIn } from '@soundroof/words/say'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showToastsBy, toast } from '../platform/toast.ts'
import { toastsBy } from './toasts.tsx'

const say = sayIn('en-AU')
const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

beforeEach(() => {
  notifications.clean()
  showToastsBy(toastsBy(say))
})

describe('a toast', () => {
  it('of a problem replaces the problem before it', () => {
    toast('buildingWidthRequired', 'problem')
    toast('stateRequired', 'problem')
    expect(shown()).toEqual(['Please Select State!'])
  })

  it('of a success removes the problem and follows the success before it', () => {
    toast('passwordConfirmationDiffers', 'problem')
    toast('registered', 'success')
    toast('loggedIn', 'success')
    expect(shown()).toEqual(['Register successfully', 'Login successfully'])
  })

  it('leaves information', () => {
    toast('draftNotKept')
    toast('buildingWidthRequired', 'problem')
    expect(shown()).toEqual([say('draftNotKept'), 'Please input Width!'])
  })

  it('of the same message is shown once', () => {
    toast({ code: 'roofs.the-roof-is-named', values: { roof: 'North' } }, 'success')
    toast({ code: 'roofs.the-roof-is-named', values: { roof: 'North' } }, 'success')
    expect(shown()).toHaveLength(1)
  })

  it('told before the page can show it waits, and is shown once', async () => {
    vi.resetModules()
    const early = await import('../platform/toast.ts')
    early.toast('registered', 'success')
    early.toast('loggedIn', 'success')
    expect(shown()).toEqual([])
    const toasts = toastsBy(say)
    early.showToastsBy(toasts)
    expect(shown()).toEqual(['Register successfully', 'Login successfully'])
    notifications.clean()
    early.showToastsBy(toasts)
    expect(shown()).toEqual([])
  })
})
