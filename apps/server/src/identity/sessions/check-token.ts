import type { Handler } from '../../platform/http/handler.ts'

/** Admission has answered the question before this is called. */
export const checkToken: Handler<'checkToken' | 'checkTokenByPost'> = async () => ({ data: null })
