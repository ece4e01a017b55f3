/** Of vitest " FAIL  |api| file > test", of Playwright "  1) [chromium] › file › test ──". */
const heading = /^\s*(FAIL\s|\d+\) \[)/
const most = { failures: 10, lines: 8 }

/**
 * Each failed test of a runner's output with the first lines of its reason. A log that is cut at its beginning still names what failed.
 * @param {string} output @returns {readonly string[]}
 */
export const failuresIn = (output) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const starts = lines.flatMap((line, at) => (heading.test(line) ? [at] : []))
  const blocks = starts.map((start) => lines.slice(start, start + most.lines).join('\n'))
  const left = blocks.length - most.failures
  return [...blocks.slice(0, most.failures), ...(left > 0 ? [`and ${left} more`] : [])]
}
