import type { Problem } from '../../../../platform/problem.ts'

export const passwordMissing = ({ password }: { readonly password: string }): readonly Problem[] =>
  password === '' ? [{ field: 'password', coded: { code: 'loginPasswordEmpty' } }] : []
