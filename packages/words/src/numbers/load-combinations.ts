import type { LoadCombination } from '@soundroof/contract/roofs/results/messages/frames-values'

/** AS/NZS 1170.0 clause 4.2.2: the same symbols in every language. */
export const combinations: Readonly<Record<LoadCombination, string>> = {
  uplift: '0.9 G + Wᵤ',
  permanent: '1.35 G',
  live: '1.2 G + 1.5 Q',
  wind: '1.2 G + Wᵤ',
}
