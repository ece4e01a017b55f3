import type { EndpointName } from '@soundroof/contract/api'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { Stores } from './stores.ts'

/** A store is null where it is not configured. */
export type MoneyServices = PlatformServices & { readonly stores: Stores }

/** A use case that needs the stores. */
export type MoneyHandler<N extends EndpointName> = Handler<N, MoneyServices>
