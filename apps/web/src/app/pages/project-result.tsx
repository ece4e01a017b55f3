import { ReviewPanel } from '../../features/review/projects/customer/review-panel.tsx'
import { ResultPage } from '../../features/roofs/results/result-page.tsx'

/** The result of a project, with its review. */
export const ProjectResult = () => <ResultPage review={(project) => <ReviewPanel {...project} />} />
