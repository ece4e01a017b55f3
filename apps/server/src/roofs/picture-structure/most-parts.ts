/**
 * Chunks, segments or boxes of a file that are looked at. Cameras and image programs write at most some thousand.
 * Attack: a million empty ones, each of which is looked at by the thread that answers every call.
 */
export const mostParts = 10_000
