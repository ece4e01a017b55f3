/** Each line of a person's text marked as quoted, so that none passes for the mail's own. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
