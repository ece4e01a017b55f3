/** `rows/0/windwardHalf` as "Rows 1, windward half". */
export const valueLabel = (name: string): string => {
  const words = name
    .split('/')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replace(/[A-Z]/g, (l) => ` ${l.toLowerCase()}`)}`,
    )
    .join('')
    .replace(/^, /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
