/** Does what begins at once without the rights of the administrator, whom no permission stops. */
export const withoutRoot = <T>(work: () => T): T => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
