/** Of vitest " FAIL  |api| file > test", of Playwright "  1) [chromium] › file › test ──". */
const heading = /^\s*(FAIL\s|\d+\) \[)/
/** Of Playwright: where in a journey, in the first try and in the next. */
const place = /^\s*at .+:\d+:\d+\)?$/
const nextTry = /^\s*Retry #\d+ /
const most = { failures: 10, lines: 8, places: 2 }

/** @param {readonly string[]} lines @returns {readonly string[]} */
const placesIn = (lines) => {
  const again = lines.findIndex((line) => nextTry.test(line))
  const end = again < 0 ? lines.length : again
  const here = lines.slice(0, end).filter((line) => place.test(line))
  const later = again < 0 ? [] : placesIn(lines.slice(end + 1))
  return [...here.slice(0, most.places), ...lines.slice(end, end + 1), ...later]
}

/**
 * Each failed test of a runner's output with the first lines of its reason, and where. A log that is cut at its beginning still names
 * what failed.
 * @param {string} output @returns {readonly string[]}
 */
export const failuresIn = (output) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const starts = lines.flatMap((line, at) => (heading.test(line) ? [at] : []))
  const blocks = starts.map((start, at) => {
    const end = start + most.lines
    return [...lines.slice(start, end), ...placesIn(lines.slice(end, starts[at + 1]))].join('\n')
  })
  const left = blocks.length - most.failures
  return [...blocks.slice(0, most.failures), ...(left > 0 ? [`and ${left} more`] : [])]
}
