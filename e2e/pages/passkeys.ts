import { expect, type Page } from '@playwright/test'
import type { Person } from './account.ts'

/** A device with a screen lock that stores passkeys and has recognised its owner. */
export const addDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether finger, face or PIN is accepted from now on. */
    knowsOwner: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

export const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/sessions')
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

export const confirm = async (page: Page, password: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="password"]').fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** On the account page. */
export const addPasskey = async (page: Page, name: string, { password }: Pick<Person, 'password'>): Promise<void> => {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').locator('[name="name"]').fill(name)
  await confirm(page, password, 'Continue')
}
