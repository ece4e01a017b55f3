import surfaces from '../../../components/page/surfaces.module.css'
import { useSay } from '../../../platform/words/use-say.ts'

/** What the customer wrote when the project was submitted; nothing where it was nothing. */
export const SubmissionNote = ({ note }: { readonly note: string }) => {
  const say = useSay()
  return note === '' ? null : <p className={surfaces.written}>{say('components.note-for-the-engineer', { note })}</p>
}
