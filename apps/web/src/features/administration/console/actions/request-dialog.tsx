import { AccountStatusDialog, type StatusRequest } from './account-status-dialog.tsx'
import { EndGrantDialog, type EndRequest } from './end-grant-dialog.tsx'
import { GrantDialog, type GrantRequest } from './grant-dialog.tsx'
import { InviteStaffDialog } from './invite-staff-dialog.tsx'
import { ReasonDialog, type ReasonRequest } from './reason-dialog.tsx'
import { RegistrationDialog, type RegistrationRequest } from './registration-dialog.tsx'
import { RenameDialog, type RenameRequest } from './rename-dialog.tsx'
import { RoleDialog, type RoleRequest } from './role-dialog.tsx'

/** What an administrator asked for at a card. */
export type CardRequest =
  | { readonly kind: 'status'; readonly request: StatusRequest }
  | { readonly kind: 'registration'; readonly request: RegistrationRequest }
  | { readonly kind: 'grant'; readonly request: GrantRequest }
  | { readonly kind: 'reason'; readonly request: ReasonRequest }
  | { readonly kind: 'rename'; readonly request: RenameRequest }
  | { readonly kind: 'role'; readonly request: RoleRequest }
  | { readonly kind: 'inviteStaff' }
  | { readonly kind: 'endGrant'; readonly request: EndRequest }

type Props = { readonly asked: CardRequest; readonly onClose: () => void; readonly onDone: () => void }

export const RequestDialog = ({ asked, ...rest }: Props) => {
  switch (asked.kind) {
    case 'status':
      return <AccountStatusDialog request={asked.request} {...rest} />
    case 'registration':
      return <RegistrationDialog request={asked.request} {...rest} />
    case 'grant':
      return <GrantDialog request={asked.request} {...rest} />
    case 'reason':
      return <ReasonDialog request={asked.request} {...rest} />
    case 'rename':
      return <RenameDialog request={asked.request} {...rest} />
    case 'role':
      return <RoleDialog request={asked.request} {...rest} />
    case 'inviteStaff':
      return <InviteStaffDialog {...rest} />
    case 'endGrant':
      return <EndGrantDialog request={asked.request} {...rest} />
  }
}
