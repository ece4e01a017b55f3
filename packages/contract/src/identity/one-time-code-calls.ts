import { everyone } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  codeLogin,
  codeProof,
  codeSetup,
  codeStatus,
  firstCode,
  newAuthenticator,
  recoveryCodes,
} from './one-time-codes.ts'
import { session } from './wire-session.ts'

/** Second factor: codes of an authenticator app, and recovery codes. */
export const oneTimeCodeCalls = {
  loginWithCode: endpoint({
    method: 'POST',
    path: '/api/account/login_code',
    summary: 'Open a session with the ticket of a login that requires a code, and that code or a recovery code',
    access: 'anyone',
    body: codeLogin,
    data: session,
  }),
  codeStatus: endpoint({
    method: 'GET',
    path: '/api/account/codes',
    summary: 'Whether logging in asks for a code, and how many recovery codes are left',
    access: everyone,
    data: codeStatus,
  }),
  beginCodes: endpoint({
    method: 'POST',
    path: '/api/account/codes/begin',
    summary: 'Get a secret for an authenticator app; codes stay off until the first code',
    access: everyone,
    body: codeSetup,
    data: newAuthenticator,
  }),
  turnCodesOn: endpoint({
    method: 'POST',
    path: '/api/account/codes/on',
    summary: 'Turn codes on with the first code; returns the recovery codes once and ends all other sessions',
    access: everyone,
    body: firstCode,
    data: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/codes/recovery',
    summary: 'Get new recovery codes in place of all others',
    access: everyone,
    body: codeProof,
    data: recoveryCodes,
  }),
  turnCodesOff: endpoint({
    method: 'POST',
    path: '/api/account/codes/off',
    summary: 'Turn codes off, with the password and a code or a recovery code',
    access: everyone,
    body: codeProof,
  }),
} as const
