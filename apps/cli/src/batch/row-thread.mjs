// A thread does not inherit the translation of TypeScript: it begins with registering it, as the command itself does.
const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
export const { open, assessRows } = await import('./row-worker.ts')
