import type { Handler } from '../platform/handler.ts'

/** Admission has answered the question before this is called. */
export const checkToken: Handler<'checkToken' | 'checkTokenByPost'> = async () => ({ data: null })
