import type { Handler } from '../../platform/http/handler.ts'

/** Admission has checked the token before this runs. */
export const checkToken: Handler<'checkToken' | 'checkTokenByPost'> = async () => ({ data: null })
