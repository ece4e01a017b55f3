import { z } from 'zod'
import { everyone } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  newPasskey,
  ownPasskey,
  passkeyAnswer,
  passkeyCreation,
  passkeyPermission,
  passkeyRequest,
  removedPasskey,
} from './passkey.ts'
import { session } from './wire-session.ts'

/** Passkeys of the account, and login with one. An API key cannot make these calls. */
export const passkeyCalls = {
  passkeys: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'Your passkeys, oldest first',
    access: everyone,
    data: z.array(ownPasskey),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/start',
    summary: 'Options for creating a passkey on a device; takes the password',
    access: everyone,
    body: passkeyPermission,
    data: passkeyCreation,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/add',
    summary: 'Add the passkey that a device has created',
    access: everyone,
    about: 'challenge',
    body: newPasskey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/remove',
    summary: 'Remove one of your passkeys; takes the password',
    access: everyone,
    about: 'passkey',
    body: removedPasskey,
  }),
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/api/account/passkey_login/start',
    summary: 'Options for logging in with a passkey; the same for everybody',
    access: 'anyone',
    data: passkeyRequest,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/api/account/passkey_login',
    summary: 'Open a session with a passkey',
    access: 'anyone',
    body: passkeyAnswer,
    data: session,
  }),
} as const
