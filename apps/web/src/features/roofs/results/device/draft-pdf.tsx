import { displayName } from '@soundroof/contract/roofs/projects/draft'
import type { Block } from '@soundroof/report/blocks/blocks'
import { fileNameOf } from '@soundroof/report/files/file-name'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Printed = { readonly blocks: readonly Block[]; readonly input: ReportInput }

const made = async ({ blocks, input }: Printed): Promise<File | null> => {
  const { draftReport } = await import('../../../../platform/offline/draft-report.ts')
  const title = displayName(input.project)
  const pdf = await draftReport({ blocks, title, author: input.provider.name, madeAt: input.issuedAt })
  if (pdf === null) toast('pdfFailedHere', 'problem')
  return pdf && new File([pdf], fileNameOf([title, 'draft'], 'pdf'), { type: pdf.type })
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
