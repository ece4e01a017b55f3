import { say } from '@soundroof/contract/messages'
import type { Problem } from '@soundroof/contract/problem'

export const passwordMissing = ({ password }: { readonly password: string }): readonly Problem[] =>
  password === '' ? [{ field: 'password', message: say('loginPasswordEmpty') }] : []
