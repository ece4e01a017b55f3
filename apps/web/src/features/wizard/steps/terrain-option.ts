/** A terrain description as a short label and what explains it: the part before the first comma or colon leads. */
export const terrainOption = (text: string): { readonly label: string; readonly description?: string } => {
  const cut = text.search(/[,:]/)
  if (cut < 0) return { label: text }
  const rest = text.slice(cut + 1).trim()
  return { label: text.slice(0, cut), description: rest.charAt(0).toUpperCase() + rest.slice(1) }
}
