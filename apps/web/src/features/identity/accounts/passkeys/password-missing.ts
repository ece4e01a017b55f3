import type { Problem } from '@soundroof/contract/platform/problem'

export const passwordMissing = ({ password }: { readonly password: string }): readonly Problem[] =>
  password === '' ? [{ field: 'password', coded: { code: 'loginPasswordEmpty' } }] : []
