/** Runs without the rights of root, for whom file permissions do not apply. */
export const withoutRoot = <T>(work: () => T): T => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
