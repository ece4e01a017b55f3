/** Numbers that follow each other in short: 1, 2, 3, 7 as "1–3, 7"; from three on. */
export const rangeText = (numbers: readonly number[], sign = ''): string => {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const name = (number: number): string => `${sign}${number}`
  return runs
    .map(([from, to]) => {
      if (from === to) return name(from)
      return to - from > 1 ? `${name(from)}–${name(to)}` : `${name(from)}, ${name(to)}`
    })
    .join(', ')
}
