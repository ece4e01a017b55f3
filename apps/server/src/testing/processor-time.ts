/** Milliseconds that this process computes for a piece of work, however long others hold the machine meanwhile. */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
