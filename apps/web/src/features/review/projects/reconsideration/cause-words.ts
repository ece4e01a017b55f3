import type { Reconsideration } from '@soundroof/contract/review/console-review'

export const causes: Readonly<Record<Reconsideration['cause'], string>> = {
  engine: 'Since {date} the calculation itself gives a worse result.',
  product: 'Since {date} a racking system or module of this project does not hold any more.',
  figures: 'Since {date} figures in force give a worse result.',
}
