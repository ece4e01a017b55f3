import { z } from 'zod'
import { isEmail, longestEmail } from './email.ts'
import { told } from './messages.ts'
import { oneLine } from './one-line.ts'
import type { Problem } from './problem.ts'
import { isBlank } from './visible-text.ts'

/** Shown on every page and in every new report. Phone and web may be empty. */
export const providerDetails = z.strictObject({
  name: oneLine('Name', 100),
  email: oneLine('Email', longestEmail),
  phone: oneLine('Phone', 60),
  web: oneLine('Web address', 200),
})
export type ProviderDetails = Readonly<z.infer<typeof providerDetails>>

/** Number of changes so far; an edit of an older version is refused. */
export const version = z.number().int().min(0).max(1_000_000_000).meta({ label: 'Version' })

/** Name and contact of the provider, with the version that an edit must send back. */
export const versionedProvider = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  web: z.string(),
  /** 0: as configured. */
  version,
})
export type VersionedProvider = z.infer<typeof versionedProvider>

/** Replaces all four details. */
export const providerChange = z.strictObject({ ...providerDetails.shape, version })

/** Letters are allowed: some phone numbers are given as words. */
export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 3
const webPattern = /^https?:\/\/[^\s/?#@]+(\.[^\s/?#@]+)+([/?#]\S*)?$/i

/** The first problem of each field. */
export const providerProblems = ({ name, email, phone, web }: ProviderDetails): readonly Problem[] => [
  ...(isBlank(name) ? [{ field: 'name', ...told('providerNameRequired') }] : []),
  ...(isEmail(email) ? [] : [{ field: 'email', ...told('emailInvalid') }]),
  ...(isBlank(phone) || isPhone(phone) ? [] : [{ field: 'phone', ...told('phoneInvalid') }]),
  ...(isBlank(web) || webPattern.test(web.trim()) ? [] : [{ field: 'web', ...told('webInvalid') }]),
]
