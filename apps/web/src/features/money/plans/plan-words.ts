import type { RunningPeriod } from '@soundroof/contract/money/subscription'
import type { PlainCode } from '../../../platform/words/use-say.ts'

type Counts = Pick<RunningPeriod, 'bought' | 'used' | 'reserved'>
type Usage = Counts & { readonly left: number }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What all periods that run have together; null: none runs. Left as the server counts: no period lends to another. */
export const usageOf = (periods: readonly Counts[]): Usage | null =>
  periods.length === 0
    ? null
    : {
        bought: sum(periods.map(({ bought }) => bought)),
        used: sum(periods.map(({ used }) => used)),
        reserved: sum(periods.map(({ reserved }) => reserved)),
        left: sum(periods.map(({ bought, used, reserved }) => Math.max(0, bought - used - reserved))),
      }

const bySource: Readonly<Record<string, PlainCode>> = {
  apple: 'money.app-store',
  google: 'money.google-play',
  sandbox: 'components.sandbox-store',
  invoice: 'money.by-invoice-for-the-company',
}

export const sourceWords = ({ source }: Pick<RunningPeriod, 'source'>): PlainCode =>
  bySource[source] ?? 'money.given-by-this-installation'
