import { expect, type Page } from '@playwright/test'

export type Person = {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly company: string
}

export const register = async (page: Page, person: Person): Promise<void> => {
  if (!page.url().endsWith('/register')) await page.goto('/register')
  const fill = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)
  await fill('email', person.email)
  await fill('name', person.name)
  await fill('password', person.password)
  await fill('password_confirmation', person.password)
  await fill('company_name', person.company)
  await fill('phone', '02 5550 1234')
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** `first`: where this person begins. */
export const login = async (
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  first = /\/home$/,
): Promise<void> => {
  await page.goto('/login')
  await page.locator('[name="email"]').fill(person.email)
  await page.locator('[name="password"]').fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(first)
}
