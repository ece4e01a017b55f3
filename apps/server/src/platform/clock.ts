/** Time is passed in, so that tests can move it. */
export type Clock = () => Date

/** In production. */
export const systemClock: Clock = () => new Date()
