import type { Areas } from '../en-au/areas.ts'

/** Each is a file of its own, which a page loads when it needs it. */
export const areas: Areas = {
  shell: async () => (await import('./shell.ts')).shell,
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
