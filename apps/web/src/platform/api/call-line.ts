import type { Api, EndpointName } from '@soundroof/contract/api'

/** Method and path of a call. */
export type CallLine<N extends EndpointName> = readonly [Api[N]['method'], Api[N]['path']]
