const day = 24 * 3600 * 1000

/** A session lasts this long after its last use. */
export const sessionLife = 30 * day
