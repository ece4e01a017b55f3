import { isSiteSheet } from '@soundroof/contract/roofs/documents/document'
import type { CodedForSheet } from '@soundroof/contract/roofs/offline/device-task'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import type { Block } from '@soundroof/report/blocks/blocks'
import { fileNameOf } from '@soundroof/report/files/file-name'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import type { Drafted } from '../../../../platform/offline/draft-report.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Printed = {
  readonly shown: readonly Block[] | 'sheets'
  readonly input: ReportInput
  readonly coded: CodedForSheet | null
}

const draftedOf = ({ shown, input, coded }: Printed): Drafted | null => {
  const about = { title: displayName(input.project), author: input.provider.name, madeAt: input.issuedAt }
  if (shown !== 'sheets') return { ...about, kind: 'blocks', blocks: shown }
  return coded && { ...about, kind: 'sheet', input, coded }
}

const made = async (printed: Printed): Promise<File | null> => {
  const { kind, project } = printed.input
  const { draftReport } = await import('../../../../platform/offline/draft-report.ts')
  const drafted = draftedOf(printed)
  const pdf = drafted ? await draftReport(drafted, kind) : 'pdfFailedHere'
  if (typeof pdf !== 'string') {
    const parts = [displayName(project), ...(isSiteSheet(kind) ? [kind] : []), 'draft']
    return new File([pdf], fileNameOf(parts, 'pdf'), { type: pdf.type })
  }
  toast(pdf, 'problem')
  return null
}

const save = async (printed: Printed): Promise<void> => {
  const file = await made(printed)
  if (file) saveFile(file, file.name)
}

/** Closing the phone's own dialog is no problem. */
const share = async (printed: Printed): Promise<void> => {
  const file = await made(printed)
  if (file === null) return
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    saveFile(file, file.name)
  }
}

const maySharePdf = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'draft.pdf', { type: 'application/pdf' })] }) === true

/** The report of a draft as PDF, made without a network. */
export const DraftPdf = (printed: Printed) => {
  const say = useSay()
  return (
    <>
      {maySharePdf() && (
        <BusyButton variant="default" work={() => share(printed)}>
          {say('roofs.share-the-draft')}
        </BusyButton>
      )}
      <BusyButton work={() => save(printed)}>{say('roofs.draft-as-pdf')}</BusyButton>
    </>
  )
}
