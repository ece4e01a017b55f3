import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { toast } from './toast.ts'

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

beforeEach(() => notifications.clean())

describe('a toast', () => {
  it('of a problem replaces the problem before it', () => {
    toast('Please input Width!', 'problem')
    toast('Please Select State!', 'problem')
    expect(shown()).toEqual(['Please Select State!'])
  })

  it('of a success removes the problem and follows the success before it', () => {
    toast('Password confirm fail, please try again!', 'problem')
    toast('Register successfully', 'success')
    toast('Login successfully', 'success')
    expect(shown()).toEqual(['Register successfully', 'Login successfully'])
  })

  it('leaves information', () => {
    toast('Please keep the page open.')
    toast('Please input Width!', 'problem')
    expect(shown()).toEqual(['Please keep the page open.', 'Please input Width!'])
  })
})
