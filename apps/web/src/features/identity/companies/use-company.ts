import { useQueryClient } from '@tanstack/react-query'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { currentSession, saveSession } from '../../../platform/session/session.ts'

const companyKey = ['company'] as const
const invitationsKey = ['company-invitations'] as const

export const useCompany = () => useCallData('company', companyKey)
export const useInvitations = () => useCallData('companyInvitations', invitationsKey)

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
