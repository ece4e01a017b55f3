/** Keeps a number and its unit on one line. */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=(?:mm|m|kN|kPa|rails?)\b|%)/g, '$1\u00a0')
