import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { findReviewed, nameOf } from '../access/reviewed-project.ts'
import { givenUpOf } from './given-up.ts'
import { reviewState } from './review-state.ts'

/** For the company of the project. */
export const projectReview: RoofHandler<'projectReview'> = async (context) => {
  const project = await findReviewed(context.db, context.query.hash, context.account)
  const state = await reviewState(context, project)
  const engineerName = await nameOf(context.db, project.engineerId)
  return { data: { ...state, engineerName, givenUp: await givenUpOf(context, project) } }
}
