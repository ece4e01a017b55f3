/** Never shown by colour alone: the words beside it say the same. */
export type Tone = 'plain' | 'good' | 'caution' | 'bad' | 'muted'
