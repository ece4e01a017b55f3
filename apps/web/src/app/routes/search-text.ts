type Raw = Readonly<Record<string, unknown>>

/** The query as plain text: a hash made of digits must not become a number. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Raw): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Keeps the named query parameters and drops all others. */
export const searchOf =
  <const Names extends readonly string[]>(...names: Names) =>
  (search: Raw): { readonly [N in Names[number]]?: string } =>
    Object.fromEntries(names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))) as {
      readonly [N in Names[number]]?: string
    }
