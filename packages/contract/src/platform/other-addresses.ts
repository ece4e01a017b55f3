/** How the server authorises a request to an address that is not a call. */
export const otherAccess = ['anyone', 'upload permission', 'signed address', 'the machine itself'] as const

/** Every address that the server answers besides the calls and the pages of the web application. */
export const otherAddresses: readonly {
  readonly method: 'GET' | 'POST'
  /** `*`: and everything below. */
  readonly path: string
  readonly access: (typeof otherAccess)[number]
}[] = [
  { method: 'GET', path: '/api/openapi.json', access: 'anyone' },
  { method: 'GET', path: '/api/docs*', access: 'anyone' },
  { method: 'GET', path: '/json/:file', access: 'anyone' },
  { method: 'GET', path: '/pictures/:id', access: 'anyone' },
  { method: 'GET', path: '/downloads/soundroof.apk', access: 'anyone' },
  { method: 'GET', path: '/.well-known/assetlinks.json', access: 'anyone' },
  { method: 'GET', path: '/.well-known/apple-app-site-association', access: 'anyone' },
  { method: 'GET', path: '/example/*', access: 'anyone' },
  { method: 'GET', path: '/outbox', access: 'the machine itself' },
  { method: 'POST', path: '/files', access: 'upload permission' },
  { method: 'GET', path: '/files*', access: 'signed address' },
]
