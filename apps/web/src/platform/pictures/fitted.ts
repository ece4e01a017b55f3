/** Fits width and height into the longest side; never enlarges. */
export const fitted = (
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
