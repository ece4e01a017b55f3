import { createContext, type ReactNode, useContext } from 'react'

/** Renders notes at a field (its wire name) or a photo (its address) of the project on the screen. */
export type PinnedNotes = (pin: string) => ReactNode

const Notes = createContext<PinnedNotes>(() => null)
export const PinnedNotesProvider = Notes.Provider
export const usePinnedNotes = (): PinnedNotes => useContext(Notes)
