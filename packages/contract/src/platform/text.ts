export type Values = Readonly<Record<string, string | number>>

/** One without a value stays visible, so that a test finds it. */
export const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A message: a placeholder without a value may end it. */
export const said = (english: string, values: Values = {}): string => filled(english, values).trimEnd()
