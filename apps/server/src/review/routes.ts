import type { certificateCalls } from '@soundroof/contract/review/certificate-calls'
import type { comparisonCalls } from '@soundroof/contract/review/comparison-calls'
import type { noticeCalls } from '@soundroof/contract/review/notices/notice-calls'
import type { reviewCalls } from '@soundroof/contract/review/review-calls'
import type { Handlers } from '../platform/http/handler.ts'
import type { RoofServices } from '../roofs/calculations/roof-services.ts'
import { issueCertificate } from './certificate/issue-certificate.ts'
import { consoleChanges, consoleRevision, secondCalculation } from './comparisons/comparisons.ts'
import { closeCondition, consoleCloseCondition, reviewCondition, withdrawCondition } from './conditions/conditions.ts'
import { deliverProject } from './moves/deliver-project.ts'
import { acceptProject, claimProject, handOverProject, releaseProject, returnProject } from './moves/engineer-moves.ts'
import { submitProject, withdrawProject } from './moves/submit-project.ts'
import { voidDocument } from './moves/void-document.ts'
import { changeNoticeChoices, noticeChoices, notices, readNotices, unsubscribe } from './notices/notices.ts'
import { markPhoto } from './photos/mark-photo.ts'
import { consoleProject } from './projects/console-project.ts'
import { consoleLayout, consoleResult } from './projects/console-result.ts'
import { projectReview } from './projects/project-review.ts'
import { consoleQueue } from './projects/queue/queue.ts'
import { reviewUpload } from './projects/review-upload.ts'
import { unsubmittedReconsiderations } from './projects/unsubmitted.ts'
import { answerQuestion, askQuestion, closeQuestion } from './questions/questions.ts'
import { settleReconsideration } from './reconsideration/settle-reconsideration.ts'

/** The use case of each call about reviews. */
export const reviewHandlers: Pick<
  Handlers<RoofServices>,
  | keyof typeof reviewCalls
  | keyof typeof comparisonCalls
  | keyof typeof noticeCalls
  | keyof typeof certificateCalls
  | 'voidDocument'
> = {
  submitProject,
  withdrawProject,
  projectReview,
  answerQuestion,
  closeCondition,
  consoleQueue,
  unsubmittedReconsiderations,
  consoleProject,
  consoleResult,
  consoleLayout,
  claimProject,
  releaseProject,
  handOverProject,
  acceptProject,
  returnProject,
  deliverProject,
  askQuestion,
  closeQuestion,
  consoleCloseCondition,
  reviewCondition,
  withdrawCondition,
  settleReconsideration,
  markPhoto,
  reviewUpload,
  consoleRevision,
  consoleChanges,
  secondCalculation,
  notices,
  readNotices,
  noticeChoices,
  changeNoticeChoices,
  unsubscribe,
  issueCertificate,
  voidDocument,
}
