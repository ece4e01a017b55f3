import { DatabaseAway } from '../../platform/database/database-away.ts'
import { RenderedTooLong } from '../rendering/report-renderer.ts'

/** A fault of the report itself: of its inputs, its calculation or its drawing. Only these use up its attempts. */
export class ReportFault extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A busy machine took too long for a sound report, which uses up no attempt. */
export const isSlow = ({ cause }: ReportFault): boolean => cause instanceof RenderedTooLong

/** Calculation threads read the figures in force, so the database may have failed there too. */
const asFault = (error: unknown): unknown => (error instanceof DatabaseAway ? error : new ReportFault(error))

/** Work that neither database nor object store can fail. */
export const ownWork = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw asFault(error)
  }
}
