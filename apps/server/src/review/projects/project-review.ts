import type { Handler } from '../../platform/http/handler.ts'
import { findReviewed, nameOf } from '../access/reviewed-project.ts'
import { reviewState } from './review-state.ts'

/** For the company of the project. */
export const projectReview: Handler<'projectReview'> = async (context) => {
  const project = await findReviewed(context.db, context.query.hash, context.account)
  const state = await reviewState(context, project)
  return { data: { ...state, engineerName: await nameOf(context.db, project.engineerId) } }
}
