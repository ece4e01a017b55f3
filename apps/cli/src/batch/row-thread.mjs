// A thread does not inherit the TypeScript loader: it registers its own, as the command does.
const { register } = await import(import.meta.resolve('tsx/esm/api'))

register()
export const { open, assessRows } = await import('./row-worker.ts')
