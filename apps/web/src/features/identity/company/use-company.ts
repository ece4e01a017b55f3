import type { Company, OpenInvitation } from '@soundroof/contract/identity/company'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { currentSession, saveSession } from '../../../platform/session/session.ts'

const companyKey = ['company'] as const
const invitationsKey = ['company-invitations'] as const

export const useCompany = () =>
  useQuery<Company>({
    queryKey: companyKey,
    queryFn: async ({ signal }) => dataOf(await call('company', { signal, quiet: true })),
    staleTime: 0,
  })

export const useInvitations = () =>
  useQuery<OpenInvitation[]>({
    queryKey: invitationsKey,
    queryFn: async ({ signal }) => dataOf(await call('companyInvitations', { signal, quiet: true })),
    staleTime: 0,
  })

export const useRefetch = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: companyKey })
    await client.invalidateQueries({ queryKey: invitationsKey })
  }
}

/** Updates the name in the header. */
export const rememberCompanyName = (name: string): void => {
  const session = currentSession()
  if (session) saveSession({ ...session, customer: { ...session.customer, company_name: name } })
}

/** In another company: cached answers belong to the old one. */
export const useChangeCompany = () => {
  const client = useQueryClient()
  return (name: string): void => {
    rememberCompanyName(name)
    void client.resetQueries()
  }
}
