import { NoteLine } from '../../../../components/page/note-line.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

/** Above what this device has calculated: nobody may build by it before the server has issued it. */
export const DeviceNote = () => {
  const say = useSay()
  return <NoteLine tone="warning" title={say('roofs.draft-not-issued')} line={say('roofs.draft-not-issued-why')} />
}
