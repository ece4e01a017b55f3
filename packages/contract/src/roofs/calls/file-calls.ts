import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { count, endpoint } from '../../platform/endpoint.ts'
import { signedAddress, uploadKinds, uploadTicket } from '../upload-ticket.ts'

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
            'SHA-256 of each file, hexadecimal, separated by commas. The permission for a file that the company has already names its address as `stored`: it need not be sent.',
        }),
    }),
    data: z.array(uploadTicket),
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
} as const
