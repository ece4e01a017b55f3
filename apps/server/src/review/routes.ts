import type { asBuiltCalls } from '@soundroof/contract/review/as-built/as-built-calls'
import type { certificateCalls } from '@soundroof/contract/review/certificate/certificate-calls'
import type { changedCalls } from '@soundroof/contract/review/changed/changed-calls'
import type { comparisonCalls } from '@soundroof/contract/review/comparison-calls'
import type { inspectionCalls } from '@soundroof/contract/review/inspection/inspection-calls'
import type { noticeCalls } from '@soundroof/contract/review/notices/notice-calls'
import type { reviewCalls } from '@soundroof/contract/review/review-calls'
import type { checklistCalls } from '@soundroof/contract/review/review-checklist'
import type { Handlers } from '../platform/http/handler.ts'
import type { RoofServices } from '../roofs/calculations/roof-services.ts'
import { decideAsBuilt } from './as-built/decide-as-built.ts'
import { asBuilt, consoleAsBuilt } from './as-built/read-as-built.ts'
import { reopenAsBuilt } from './as-built/reopen-as-built.ts'
import { saveAsBuilt } from './as-built/save-as-built.ts'
import { signAsBuilt } from './as-built/sign-as-built.ts'
import { certificateDraft, saveCertificate } from './certificate/certificate-draft.ts'
import { certificateRules, changeCertificateRules } from './certificate/certificate-rules.ts'
import { certificateForms, decideCertificateForm, proposeCertificateForm } from './certificate/form-changes.ts'
import { issueCertificate } from './certificate/issue-certificate.ts'
import { checkCertificate } from './certificate/second-check.ts'
import {
  keepStatementTemplate,
  removeStatementTemplate,
  statementTemplates,
} from './certificate/statement-templates.ts'
import { changedFigures } from './changed/changed-figures.ts'
import { settleReconsiderations } from './changed/settle-reconsiderations.ts'
import { changeChecklist, checklist } from './checklist/checklist.ts'
import { tickItem } from './checklist/tick-item.ts'
import { consoleChanges, consoleRevision, secondCalculation } from './comparisons/comparisons.ts'
import { closeCondition, consoleCloseCondition, reviewCondition, withdrawCondition } from './conditions/conditions.ts'
import { inspectionDraft } from './inspection/inspection-draft.ts'
import { issueInspection } from './inspection/issue-inspection.ts'
import { deliverProject } from './moves/deliver-project.ts'
import {
  acceptProject,
  assignProject,
  claimProject,
  handOverProject,
  moveDelivery,
  nextJob,
  releaseProject,
  returnProject,
} from './moves/engineer-moves.ts'
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
import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  consoleReadQuestion,
  readQuestion,
  replyToQuestion,
} from './questions/questions.ts'
import { settleReconsideration } from './reconsideration/settle-reconsideration.ts'

/** The use case of each call about reviews. */
export const reviewHandlers: Pick<
  Handlers<RoofServices>,
  | keyof typeof reviewCalls
  | keyof typeof checklistCalls
  | keyof typeof comparisonCalls
  | keyof typeof noticeCalls
  | keyof typeof certificateCalls
  | keyof typeof asBuiltCalls
  | keyof typeof inspectionCalls
  | keyof typeof changedCalls
  | 'voidDocument'
> = {
  certificateForms,
  proposeCertificateForm,
  decideCertificateForm,
  submitProject,
  withdrawProject,
  projectReview,
  answerQuestion,
  readQuestion,
  closeCondition,
  consoleQueue,
  unsubmittedReconsiderations,
  consoleProject,
  consoleResult,
  consoleLayout,
  claimProject,
  nextJob,
  assignProject,
  releaseProject,
  handOverProject,
  acceptProject,
  moveDelivery,
  returnProject,
  deliverProject,
  askQuestion,
  replyToQuestion,
  consoleReadQuestion,
  closeQuestion,
  consoleCloseCondition,
  reviewCondition,
  withdrawCondition,
  settleReconsideration,
  changedFigures,
  settleReconsiderations,
  checklist,
  changeChecklist,
  tickItem,
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
  asBuilt,
  saveAsBuilt,
  signAsBuilt,
  reopenAsBuilt,
  consoleAsBuilt,
  decideAsBuilt,
  inspectionDraft,
  issueInspection,
  certificateDraft,
  certificateRules,
  changeCertificateRules,
  checkCertificate,
  saveCertificate,
  issueCertificate,
  statementTemplates,
  keepStatementTemplate,
  removeStatementTemplate,
  voidDocument,
}
