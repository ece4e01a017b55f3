import { z } from 'zod'
import type { Told } from '../platform/coded/told.ts'
import { isEmail, longestEmail } from '../platform/email.ts'
import { type PlainKey, told } from '../platform/messages.ts'
import { type Problem, problemAt } from '../platform/problem.ts'
import { isBlank } from '../platform/visible-text.ts'
import { deviceLanguage } from './languages.ts'

export const passwordPolicies = ['spec', 'strong'] as const
/** `spec`: 6 to 8 characters, as specified. `strong`: 12 to 128. */
export type PasswordPolicy = (typeof passwordPolicies)[number]
/** In code points, both ends included. */
export const passwordLengths: Readonly<Record<PasswordPolicy, { readonly min: number; readonly max: number }>> = {
  spec: { min: 6, max: 8 },
  strong: { min: 12, max: 128 },
}

/** Version of the terms and the privacy policy in force; the server stores which version a user accepted. */
export const termsVersion = '2026-11-29'

const line = (label: string, max = 200) => z.string().max(max).meta({ label })

/** Founds a company; the person becomes its owner. */
export const registration = z.strictObject({
  email: line('Email', longestEmail),
  name: line('Name'),
  password: line('Password'),
  password_confirmation: line('Confirm Password'),
  company_name: line('Company name'),
  phone: line('Contact Number', 60),
  /** How they heard of the product. */
  avenue: line('How did you hear about us', 1000).optional(),
  language: deviceLanguage,
})
export type Registration = z.infer<typeof registration>

/** The agreement is part of the form, not of the payload. */
export type RegistrationForm = Registration & { readonly agreed: boolean }

/** A rule of a form: field, when it fails, and its message under the password policy in force. */
export type Rule<D> = {
  readonly field: keyof D & string
  readonly fails: (draft: D, policy: PasswordPolicy) => boolean
  readonly message: (policy: PasswordPolicy) => Told
}

/** Counts code points, as a reader counts characters. */
export const isWrongLength = (value: string, policy: PasswordPolicy): boolean => {
  const length = [...value].length
  return length < passwordLengths[policy].min || length > passwordLengths[policy].max
}
/** The message of the policy in force. */
export const byPolicy = (spec: PlainKey, strong: PlainKey) => (policy: PasswordPolicy) =>
  told(policy === 'spec' ? spec : strong)

const registrationRules: readonly Rule<RegistrationForm>[] = [
  { field: 'agreed', fails: (form) => !form.agreed, message: () => told('agreementRequired') },
  { field: 'email', fails: (form) => !isEmail(form.email), message: () => told('emailInvalid') },
  { field: 'name', fails: (form) => isBlank(form.name), message: () => told('nameRequired') },
  {
    field: 'password',
    fails: (form, policy) => isWrongLength(form.password, policy),
    message: byPolicy('passwordLength', 'passwordStrongLength'),
  },
  {
    field: 'password_confirmation',
    fails: (form, policy) => isWrongLength(form.password_confirmation, policy),
    message: byPolicy('passwordConfirmationLength', 'passwordConfirmationStrongLength'),
  },
  {
    field: 'password_confirmation',
    fails: (form) => form.password !== form.password_confirmation,
    message: () => told('passwordConfirmationDiffers'),
  },
  { field: 'company_name', fails: (form) => isBlank(form.company_name), message: () => told('companyNameRequired') },
  { field: 'phone', fails: (form) => isBlank(form.phone), message: () => told('contactNumberRequired') },
]

/** The first problem of each field, in the order of the rules. */
export const problemsBy = <D>(rules: readonly Rule<D>[], form: D, policy: PasswordPolicy): readonly Problem[] =>
  rules
    .filter((rule) => rule.fails(form, policy))
    .map((rule) => problemAt(rule.field, rule.message(policy)))
    .filter((problem, index, all) => all.findIndex((other) => other.field === problem.field) === index)

/** All problems in the specified order; the first is the toast. */
export const registrationProblems = (form: RegistrationForm, policy: PasswordPolicy): readonly Problem[] =>
  problemsBy(registrationRules, form, policy)

/** First factor of a login. */
export const credentials = z.strictObject({
  email: z.string().max(1000).default('').meta({ label: 'Email' }),
  password: z.string().max(1000).default('').meta({ label: 'Password' }),
})
export type Credentials = z.infer<typeof credentials>

/** Checks no length: the policy may have changed since registration. */
export const passwordMissing = ({ password }: Pick<Credentials, 'password'>): readonly Problem[] =>
  password === '' ? [{ field: 'password', ...told('loginPasswordEmpty') }] : []

export const credentialProblems = (form: Credentials): readonly Problem[] => [
  ...(isBlank(form.email) ? [{ field: 'email', ...told('loginEmailEmpty') }] : []),
  ...passwordMissing(form),
]
