import { z } from 'zod'
import { isEmail } from '../platform/email.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { byPolicy, isWrongLength, type PasswordPolicy, passwordLengths, problemsBy, type Rule } from './account.ts'

const secret = (label: string) => z.string().max(1000).default('').meta({ label })

/** Asks for the mail with a link to a new password. */
export const passwordRequest = z.strictObject({ email: z.string().max(1000).default('').meta({ label: 'Email' }) })
export type PasswordRequest = z.infer<typeof passwordRequest>

/** Validity of the mailed link, minutes. */
export const passwordLinkMinutes = 30

/** Checks the form of the address only, not whether an account has it. */
export const passwordRequestProblems = ({ email }: PasswordRequest): readonly Problem[] =>
  isEmail(email) ? [] : [{ field: 'email', ...told('emailInvalid') }]

type Chosen = { readonly password: string; readonly password_confirmation: string }

const choiceRules: readonly Rule<Chosen>[] = [
  {
    field: 'password',
    fails: (form, policy) => isWrongLength(form.password, policy),
    message: byPolicy('passwordLength', 'passwordStrongLength'),
  },
  {
    field: 'password_confirmation',
    fails: (form) => form.password !== form.password_confirmation,
    message: () => told('passwordConfirmationDiffers'),
  },
]

/** Replaces a forgotten password; the token is the end of the mailed link. */
export const newPassword = z.strictObject({
  token: z.string().max(200).default('').meta({ label: 'Link' }),
  password: secret('Password'),
  password_confirmation: secret('Confirm Password'),
})

/** Refuses a length outside the policy and a confirmation that differs. */
export const newPasswordProblems = (form: Chosen, policy: PasswordPolicy): readonly Problem[] =>
  problemsBy(choiceRules, form, policy)

/** Replaces a known password. */
export const passwordChange = z.strictObject({
  oldPassword: secret('Old Password'),
  password: secret('Password'),
  password_confirmation: secret('Confirm Password'),
})
export type PasswordChange = z.infer<typeof passwordChange>

/** The old password may have been set under the other policy, so only a length that neither allows is refused. */
const isWrongOldLength = (value: string, policy: PasswordPolicy): boolean => {
  const length = [...value].length
  return length < passwordLengths.spec.min || length > passwordLengths[policy].max
}

const changeRules: readonly Rule<PasswordChange>[] = [
  {
    field: 'oldPassword',
    fails: (form, policy) => isWrongOldLength(form.oldPassword, policy),
    message: byPolicy('oldPasswordLength', 'oldPasswordStrongLength'),
  },
  ...choiceRules,
]

/** In the specified order: old password, new password, confirmation. */
export const passwordChangeProblems = (form: PasswordChange, policy: PasswordPolicy): readonly Problem[] =>
  problemsBy(changeRules, form, policy)
