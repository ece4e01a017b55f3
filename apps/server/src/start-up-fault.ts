import type { Config } from './platform/config.ts'
import { DatabaseAway } from './platform/database/database-away.ts'
import { sqlState } from './platform/database/db.ts'

/** Explains a failed start in one sentence: which variable is wrong, and what to do. */

type Fault = { readonly code: string; readonly message: string; readonly path: string }

const faultOf = (error: unknown): Fault => {
  const { code, message, path } = Object(error) as { code?: unknown; message?: unknown; path?: unknown }
  return { code: String(code ?? ''), message: String(message || code || error), path: String(path ?? '') }
}

/** The server writes to DATA_DIR only. */
const folderFault = ({ code, path }: Fault, dataDir: string): string | null => {
  const place = path || dataDir
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `DATA_DIR: the disk that holds ${dataDir} is full. Free some space, or set DATA_DIR to a folder on another disk.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `DATA_DIR: this user may not write to ${place}. Change its permissions, or set DATA_DIR to another folder.`
    case 'ENOENT':
      return place.startsWith(dataDir)
        ? `DATA_DIR: ${place} cannot be created. Repair the link or the path, or set DATA_DIR to another folder.`
        : null
    case 'ENAMETOOLONG':
      return `DATA_DIR: the name ${place} is too long. Set DATA_DIR to a folder with a shorter name.`
    case 'ELOOP':
      return `DATA_DIR: ${place} is a link that leads to itself. Set DATA_DIR to a folder.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR: ${place} is not a folder. Set DATA_DIR to a folder.`
    default:
      return null
  }
}

/** Unchanged where it is no valid escape. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const noTls = 'The server does not support SSL connections'
/** Codes of Node and OpenSSL for a certificate that does not verify. */
const certificateCode = /CERT|LEAF_SIGNATURE/

const tlsFault = ({ code, message, path }: Fault, databaseUrl: string): string | null => {
  const { host, searchParams } = new URL(databaseUrl)
  if (message === noTls)
    return `DATABASE_URL: the PostgreSQL at ${host} offers no TLS. Turn its TLS on, or remove sslmode.`
  if (certificateCode.test(code))
    return `DATABASE_URL: the certificate of ${host} is not trusted (${message}). Name its authority in sslrootcert.`
  if (code === 'ENOENT' && [...searchParams.values()].includes(path))
    return `DATABASE_URL: there is no file ${path}. Correct sslrootcert, sslcert or sslkey.`
  return null
}

/** Extension for searching names by any part. */
const nameIndexExtension = 'pg_trgm'

const databaseFault = ({ code, message }: Fault, databaseUrl: string): string => {
  const { host, hostname, pathname, username, searchParams } = new URL(databaseUrl)
  const name = decoded(pathname.slice(1))
  if (message.includes(nameIndexExtension))
    return `DATABASE_URL: the extension ${nameIndexExtension} cannot be created in ${name} (${message}). Install PostgreSQL's contrib modules, and let the owner of the database run: create extension ${nameIndexExtension}`
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL: the host ${hostname} is unknown. Correct its name.`
    case '28P01':
    case '28000':
      return `DATABASE_URL: PostgreSQL refuses the user ${decoded(username)}. Correct the name and the password.`
    case '3D000':
      return `DATABASE_URL: there is no database ${name}. Create it, or correct its name.`
    case '42501':
      return `DATABASE_URL: the user ${decoded(username)} may not create tables in ${name} (${message}). Make it the owner of the database.`
    default:
      return `DATABASE_URL: no PostgreSQL answers at ${host || searchParams.get('host') || 'localhost'}. Start it, or correct the host and port.`
  }
}

const isExplained = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  ['28P01', '28000', '3D000', '42501'].includes(sqlState(error) ?? '') ||
  (sqlState(error) !== undefined && String(error).includes(nameIndexExtension))

export const startUpFault = (
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): string => {
  const fault = faultOf(error instanceof DatabaseAway ? error.cause : error)
  if (databaseUrl !== null && isExplained(error)) return databaseFault(fault, databaseUrl)
  const tls = databaseUrl === null ? null : tlsFault(fault, databaseUrl)
  return tls ?? folderFault(fault, dataDir) ?? fault.message
}
