/** At most so many transactions at once of all callers that have this share. */
export type Share = { readonly of: string; readonly most: number }

/** For whom the database works: connections are given in turn between callers. */
export type Caller = {
  readonly name: string
  /** Callers that count as one beside all others, and take turns among themselves. */
  readonly crowd?: string
  readonly shares: readonly Share[]
}

/** The server's own work: reports, mails, deletion of what has expired. */
export const ownWork: Caller = { name: 'the server', shares: [] }

const ofOneAccount = 4
const ofOneCompany = 8

/**
 * Somebody without a session, or before it is known: people in one office share a network.
 * Attack: many networks, or made-up ones where a proxy is believed that the caller can go round.
 */
export const visitor = (network: string): Caller => ({
  name: `network ${network}`,
  crowd: 'visitors',
  shares: [{ of: `network ${network}`, most: ofOneCompany }],
})

/**
 * An account by a name that tells its programs from the person. Changes of one project wait for each other in PostgreSQL
 * anyway. Attack: another company names the project to hold up its owner, so the share is of company and project.
 */
export const member = (name: string, companyId: string, project: string | null): Caller => ({
  name,
  shares: [
    { of: name, most: ofOneAccount },
    { of: `company ${companyId}`, most: ofOneCompany },
    ...(project === null ? [] : [{ of: `project ${companyId} ${project}`, most: 1 }]),
  ],
})
