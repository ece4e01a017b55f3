import { ReviewPanel } from '../../features/review/projects/customer/review-panel.tsx'
import { ResultPage } from '../../features/roofs/result/result-page.tsx'

/** The result of a project, with its review. */
export const ProjectResult = () => <ResultPage review={(project) => <ReviewPanel {...project} />} />
