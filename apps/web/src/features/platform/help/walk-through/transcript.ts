/** The spoken lines of a caption file, in order. */
export const transcriptOf = (captions: string): readonly string[] =>
  captions
    .split(/\n{2,}/)
    .filter((cue) => cue.includes(' --> '))
    .map((cue) => cue.trim().split('\n').slice(1).join(' '))
