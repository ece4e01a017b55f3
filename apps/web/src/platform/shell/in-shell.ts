/** The shell of a phone puts this into its web view before the page runs; browsers have none. */
type Bridge = { readonly isNativePlatform: () => boolean; readonly getPlatform: () => string }

/** Null in a browser. */
export const shellHere = (): 'ios' | 'android' | null => {
  const { Capacitor: bridge } = globalThis as { readonly Capacitor?: Bridge }
  if (!bridge?.isNativePlatform()) return null
  return bridge.getPlatform() === 'ios' ? 'ios' : 'android'
}
