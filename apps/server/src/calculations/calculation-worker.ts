import { workerData } from 'node:worker_threads'
import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { catalogueWith, type ImportedTables } from '@soundroof/data/catalogue-with'
import { type Calculated, calculate } from './calculate.ts'

const imported: ImportedTables = workerData
const catalogue = catalogueWith(imported)

/** One task of the pool. */
export const calculateHere = (input: AssessmentInput): Calculated => calculate(input, catalogue)
