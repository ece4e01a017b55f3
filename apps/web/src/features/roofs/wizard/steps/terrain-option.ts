/** End of the leading words: a colon, or a comma after more than one word. */
const endOfLead = (text: string): number => {
  const comma = text.indexOf(',')
  const colon = text.indexOf(':')
  const isLead = comma > 0 && text.slice(0, comma).includes(' ')
  return isLead && (colon < 0 || comma < colon) ? comma : colon < 0 ? comma : colon
}

/** A description split into a short label and its explanation. */
export const terrainOption = (text: string): { readonly label: string; readonly description?: string } => {
  const cut = endOfLead(text)
  if (cut < 0) return { label: text }
  const rest = text.slice(cut + 1).trim()
  return { label: text.slice(0, cut), description: rest.charAt(0).toUpperCase() + rest.slice(1) }
}
