/** Largest number of transactions at once for all callers with this share. */
export type Share = { readonly of: string; readonly most: number }

/** Connections are given in turn between callers. */
export type Caller = {
  readonly name: string
  /** Callers that count as one against all others, and take turns among themselves. */
  readonly crowd?: string
  readonly shares: readonly Share[]
}

/** The server's own work: reports, mails, deletion of what has expired. */
export const ownWork: Caller = { name: 'the server', shares: [] }

const ofOneAccount = 4
const ofOneCompany = 8

/**
 * A caller without a session, or before it is known. A whole office may share a network. Attack: many networks, or made-up
 * ones behind a proxy that the caller can bypass.
 */
export const visitor = (network: string): Caller => ({
  name: `network ${network}`,
  crowd: 'visitors',
  shares: [{ of: `network ${network}`, most: ofOneCompany }],
})

/**
 * An account's programs and its person count apart. Changes of one project wait for each other in PostgreSQL anyway.
 * Attack: another company names the project to delay its owner, so the share is by company and project.
 */
export const member = (name: string, companyId: string, project: string | null): Caller => ({
  name,
  shares: [
    { of: name, most: ofOneAccount },
    { of: `company ${companyId}`, most: ofOneCompany },
    ...(project === null ? [] : [{ of: `project ${companyId} ${project}`, most: 1 }]),
  ],
})
