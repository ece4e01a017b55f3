import { AccountStatusDialog, type StatusRequest } from './account-status-dialog.tsx'
import { EndGrantDialog, type EndRequest } from './end-grant-dialog.tsx'
import { GrantDialog, type GrantRequest } from './grant-dialog.tsx'
import { RegistrationDialog, type RegistrationRequest } from './registration-dialog.tsx'

/** What an administrator asked for at a card. */
export type CardRequest =
  | { readonly kind: 'status'; readonly request: StatusRequest }
  | { readonly kind: 'registration'; readonly request: RegistrationRequest }
  | { readonly kind: 'grant'; readonly request: GrantRequest }
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
    case 'endGrant':
      return <EndGrantDialog request={asked.request} {...rest} />
  }
}
