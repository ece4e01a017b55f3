/** Narrower screens show the parts of this page folded: open, they are longer than five screens. */
const narrow = 640

export const isWide = (): boolean => window.innerWidth > narrow
