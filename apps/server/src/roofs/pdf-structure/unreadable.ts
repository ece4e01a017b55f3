/** The PDF breaks its format, or is too costly to read for a review. */
export class Unreadable extends Error {}
