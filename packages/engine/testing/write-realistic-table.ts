import { writeFileSync } from 'node:fs'
import { realisticTable } from './realistic-table.ts'

/** Writes the golden table: `node --import tsx packages/engine/testing/write-realistic-table.ts`; read the difference. */
writeFileSync(new URL('./realistic-roofs.csv', import.meta.url), realisticTable())
