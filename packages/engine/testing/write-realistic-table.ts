import { writeFileSync } from 'node:fs'
import { everyStep } from './every-step.ts'
import { realisticTable } from './realistic-table.ts'

const write = (name: string, text: string): void => writeFileSync(new URL(`./${name}.csv`, import.meta.url), text)

/** Writes the golden tables: `node --import tsx packages/engine/testing/write-realistic-table.ts`; read the difference. */
write('realistic-roofs', realisticTable())
const { steps, checks } = everyStep()
write('every-step', steps)
write('every-check', checks)
