import type { EndpointName } from '@soundroof/contract/api'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { Stores } from './stores.ts'

export type MoneyServices = PlatformServices & { readonly stores: Stores }

export type MoneyHandler<N extends EndpointName> = Handler<N, MoneyServices>
