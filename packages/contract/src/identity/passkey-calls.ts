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

export const passkeyCalls = {
  passkeys: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'Own passkeys, oldest first',
    access: everyone,
    data: z.array(ownPasskey),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/start',
    summary: 'Ask to add a passkey, with the password; what the device is to be asked',
    access: everyone,
    body: passkeyPermission,
    data: passkeyCreation,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/add',
    summary: 'Add the passkey that a device has made',
    access: everyone,
    about: 'challenge',
    body: newPasskey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/remove',
    summary: 'Remove an own passkey, with the password',
    access: everyone,
    about: 'passkey',
    body: removedPasskey,
  }),
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/api/account/passkey_login/start',
    summary: 'Ask to log in with a passkey; the same for everybody',
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
