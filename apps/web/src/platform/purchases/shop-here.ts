import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { shellHere } from '../shell/in-shell.ts'
import type { Shop } from './shop.ts'

/** Null where nothing is sold: in a browser, unless the sandbox store is on. */
export const shopHere = async ({ sandboxStore }: Pick<ClientSettings, 'sandboxStore'>): Promise<Shop | null> => {
  const shell = shellHere()
  if (shell !== null) return (await import('./app-shop.ts')).appShop(shell)
  return sandboxStore ? (await import('./sandbox-shop.ts')).sandboxShop : null
}
