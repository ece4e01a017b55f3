/** The PDF breaks its format, or costs more to read than a review may. */
export class Unreadable extends Error {}
