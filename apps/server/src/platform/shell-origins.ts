import type { Config } from './config.ts'

/** Origins of the web views of the shells that belong to this server. */
export const shellOrigins = ({ androidApp, iosApp }: Pick<Config, 'androidApp' | 'iosApp'>): readonly string[] => [
  ...(iosApp === null ? [] : ['capacitor://localhost']),
  ...(androidApp === null ? [] : ['https://localhost']),
]
