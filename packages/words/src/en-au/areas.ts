import { shell } from './shell.ts'

/** Each is a file of its own, which a page loads when it needs it; what is said at once comes with the page. */
export const areas = {
  shell: async () => shell,
  messages: async () => (await import('./messages/messages.ts')).messages,
  components: async () => (await import('./components.ts')).components,
  names: async () => (await import('./names.ts')).names,
  identity: async () => (await import('./identity.ts')).identity,
  money: async () => (await import('./money.ts')).money,
  help: async () => (await import('./help.ts')).help,
  measuring: async () => (await import('./measuring.ts')).measuring,
  roofs: async () => (await import('./roofs.ts')).roofs,
  review: async () => (await import('./review.ts')).review,
  administration: async () => (await import('./administration.ts')).administration,
  report: async () => (await import('./report.ts')).report,
  sheet: async () => (await import('./sheet.ts')).sheet,
  results: async () => (await import('./results/results.ts')).results,
}

type Same<Words> = { readonly [Code in keyof Words]: Words[Code] extends string ? string : Words[Code] }

/** The areas of every language: a missing or an extra code does not compile. */
export type Areas = {
  readonly [Name in keyof typeof areas]: () => Promise<Same<Awaited<ReturnType<(typeof areas)[Name]>>>>
}
