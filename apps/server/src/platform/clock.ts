/** Time is an argument, so that expiry can be tested. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
