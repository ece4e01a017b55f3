import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'
import type { ReportOnDevice, ReportTask } from '@soundroof/contract/roofs/offline/device-task'
import type { Block } from '@soundroof/report/blocks/blocks'
import { stateWords } from '@soundroof/report/blocks/identity'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'

/** Runs in a worker of a browser: the server's own code of PDFs, for drafts that nobody signs. */

type Port = {
  onmessage: ((event: { readonly data: ReportTask }) => void) | null
  readonly postMessage: (answer: ReportOnDevice) => void
}

// The Chinese fonts are 20 MB; a sign that is in neither of these is marked, and the report says so.
const fonts = { regular, strong, hanRegular: regular, hanStrong: strong }

/** Nothing that a device prints lacks the mark. */
const asDraft = (block: Block): Block => (block.kind === 'title' ? { ...block, draftMark: stateWords.draft } : block)

const printed = ({ blocks, title, author, madeAt }: ReportTask): Promise<Uint8Array> =>
  renderPdf((blocks as readonly Block[]).map(asDraft), {
    fonts,
    images: new Map(),
    meta: { title, author, date: new Date(madeAt) },
  })

const port = globalThis as unknown as Port

port.onmessage = ({ data }) =>
  void printed(data).then(
    (pdf) => port.postMessage({ ok: true, pdf }),
    (error: unknown) => port.postMessage({ ok: false, why: String(error) }),
  )
