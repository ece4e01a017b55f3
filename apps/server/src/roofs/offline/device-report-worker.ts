import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'
import { defaultLanguage } from '@soundroof/contract/identity/languages'
import type { ReportOnDevice, ReportTask } from '@soundroof/contract/roofs/offline/device-task'
import type { Block } from '@soundroof/report/blocks/blocks'
import { stateWords } from '@soundroof/report/blocks/identity'
import { type PdfOptions, renderPdf } from '@soundroof/report/pdf/render-pdf'
import { markPages } from '@soundroof/report/sheet/print/mark-pages'
import { renderSiteSheet } from '@soundroof/report/sheet/print/render-site-sheet'
import { languageOf, type SiteSheetInput } from '@soundroof/report/sheet/sheet-input'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'

/** Runs in a worker of a browser: the server's own code of PDFs, for drafts that nobody signs. */

type Port = {
  onmessage: ((event: { readonly data: ReportTask }) => void) | null
  readonly postMessage: (answer: ReportOnDevice) => void
}

type SheetTask = Extract<ReportTask, { readonly kind: 'sheet' }>

/** Without Chinese fonts a sign that is in neither of these is marked. */
const fontsOf = ({ chinese }: ReportTask): PdfOptions['fonts'] => ({
  regular,
  strong,
  hanRegular: chinese?.regular ?? regular,
  hanStrong: chinese?.strong ?? strong,
})

const optionsOf = (task: ReportTask): PdfOptions => ({
  fonts: fontsOf(task),
  images: new Map(),
  meta: { title: task.title, author: task.author, date: new Date(task.madeAt) },
})

/** Nothing that a device prints lacks the mark. */
const asDraft = (block: Block): Block => (block.kind === 'title' ? { ...block, draftMark: stateWords.draft } : block)

/** In the words of its language, as the server says them. */
const inputOf = ({ input, coded }: SheetTask): SiteSheetInput => {
  const given = input as SiteSheetInput
  const language = languageOf(given)
  return {
    ...given,
    result: inWords(coded.result, language),
    layout: given.layout && coded.layout ? layoutInWords({ ...given.layout, ...coded.layout }, language) : null,
    layoutProblem: coded.problem && sayIn(language)(coded.problem),
    isDraft: true,
  }
}

const sheet = (task: SheetTask): Promise<Uint8Array> => {
  const input = inputOf(task)
  const language = languageOf(input)
  const say = sayIn(language)
  const font = language === defaultLanguage ? 'strong' : 'hanStrong'
  const { meta, ...options } = optionsOf(task)
  return renderSiteSheet(say, input, {
    ...options,
    meta: { ...meta, language },
    complete: (doc) => markPages(say, 'draft', doc, font),
  })
}

const printed = async (task: ReportTask): Promise<Uint8Array> =>
  task.kind === 'sheet' ? sheet(task) : renderPdf((task.blocks as readonly Block[]).map(asDraft), optionsOf(task))

const port = globalThis as unknown as Port

port.onmessage = ({ data }) =>
  void printed(data).then(
    (pdf) => port.postMessage({ ok: true, pdf }),
    (error: unknown) => port.postMessage({ ok: false, why: String(error) }),
  )
