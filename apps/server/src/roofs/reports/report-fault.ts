import { DatabaseAway } from '../../platform/database/database-away.ts'
import { RenderedTooLong } from '../rendering/report-renderer.ts'

/** A fault of the report itself: of its inputs, of what is calculated again for it, or of drawing it. Only these use up its attempts. */
export class ReportFault extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A machine under load takes too long for a report that is in order: no attempt of the report is used up. */
export const isSlow = ({ cause }: ReportFault): boolean => cause instanceof RenderedTooLong

/** The threads that calculate read the figures in force: the database may be what failed there too. */
const asFault = (error: unknown): unknown => (error instanceof DatabaseAway ? error : new ReportFault(error))

/** Work that neither the database nor the object store can fail. */
export const ownWork = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw asFault(error)
  }
}
