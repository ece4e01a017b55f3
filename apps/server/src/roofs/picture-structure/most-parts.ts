/**
 * Chunks, segments or boxes read of a file. Cameras and image programs write some thousand at most. Attack: a million empty
 * ones, read by the thread that answers every call.
 */
export const mostParts = 10_000
