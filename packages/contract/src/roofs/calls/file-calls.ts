import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { count, endpoint } from '../../platform/endpoint.ts'
import { photoTaken } from '../taken/photo-taken.ts'
import { signedAddress, uploadKinds, uploadTicket } from '../upload-ticket.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Permissions to upload, and signed addresses to read; `customer`. */
export const fileCalls = {
  uploadTickets: endpoint({
    method: 'GET',
    path: '/api/images',
    summary: 'Permissions to upload files',
    access: customer,
    keyScope: 'projects:write',
    query: z.strictObject({
      number: count('number', 20).default(1),
      kind: z.enum(uploadKinds).default('photo').meta({ label: 'kind' }),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}(,[0-9a-f]{64}){0,19}$/)
        .optional()
        .meta({
          label: 'sha256',
          description:
            'SHA-256 of each file, hexadecimal, separated by commas. The permission for a file that the company has already names its address as `stored`: it need not be sent, and the permission has expired.',
        }),
    }),
    data: z.array(uploadTicket),
  }),
  joinParts: endpoint({
    method: 'POST',
    path: '/api/images/parts',
    summary: 'Put a large extra file together from parts uploaded before, and answer its address',
    access: customer,
    keyScope: 'projects:write',
    body: z.strictObject({
      name: z.string().min(1).max(300).meta({ label: 'Name' }),
      /** Of the whole file, which the server checks. */
      sha256: sha256.meta({ label: 'sha256' }),
      /** SHA-256 of each part, in order. Where one is missing, no part is used up. */
      parts: z.array(sha256).min(1).max(20).meta({ label: 'parts' }),
    }),
    data: z.string(),
  }),
  signAddresses: endpoint({
    method: 'POST',
    path: '/api/images/addresses',
    summary: 'Signed addresses of files the company uploaded',
    access: customer,
    about: 'file',
    keyScope: 'projects:read',
    body: z.strictObject({ addresses: z.array(z.string().max(2000)).min(1).max(1100).meta({ label: 'addresses' }) }),
    data: z.array(signedAddress),
  }),
  keepTaken: endpoint({
    method: 'POST',
    path: '/api/images/taken',
    summary: 'Keep where, when and in which direction photos were taken; what is kept already stays',
    access: customer,
    about: 'file',
    keyScope: 'projects:write',
    body: z.strictObject({
      photos: z
        .array(photoTaken.extend({ address: z.string().min(1).max(2000).meta({ label: 'Address of the photo' }) }))
        .min(1)
        .max(100)
        .meta({ label: 'Photos' }),
    }),
    /** How many were not known before. */
    data: z.strictObject({ kept: z.number().int().min(0) }),
  }),
} as const
