import type { Api, EndpointName } from '@soundroof/contract/api'

/** Method and path of a call, and whether it prints a document before it answers. */
export type CallLine<N extends EndpointName> = readonly [Api[N]['method'], Api[N]['path'], 'prints'?]
