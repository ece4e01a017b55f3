import { parseWith } from '@soundroof/contract/platform/parse'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { type LayoutRequest, layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { assess } from '@soundroof/engine/assess'
import { layoutHints } from '@soundroof/engine/panel-layout/hints/layout-hints'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { partsCsv } from '@soundroof/report/parts-list/parts-csv'
import { hintsInWords, layoutInWords, layoutProblemsInWords } from '@soundroof/words/layout-in-words'
import { readProject } from './assess/read-project.ts'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { problemsInEnglish, type SaidProblem } from './input-output/problems-in-english.ts'
import { productsIn } from './input-output/products-option.ts'
import { runProgram } from './input-output/program.ts'
import { readJson } from './input-output/read-json.ts'
import { tablesOf } from './input-output/tables-option.ts'
import { writeFiles } from './input-output/write-files.ts'
import { type Arguments, readArguments, usage } from './parts-list/arguments.ts'

const refused = (problems: readonly SaidProblem[]): number => {
  for (const { field, message } of problems) console.error(`${field}: ${message}`)
  return 1
}

const requestIn = (file: string | null) => parseWith(layoutRequest, file === null ? {} : readJson(file))

type Project = Extract<ReturnType<typeof readProject>, { readonly ok: true }>

const printParts = ({ project, input }: Project, request: LayoutRequest, { tables, products, drawing }: Arguments) => {
  const catalogue = catalogueWith(tablesOf(tables), productsIn(products))
  const result = assess(input, catalogue)
  const answer = layOutRoof(input, result, catalogue, request, installedPower(project.solar))
  if (!answer.ok) return refused(layoutProblemsInWords(answer.problems, 'en-AU'))
  const layout = layoutInWords(answer.layout, 'en-AU')
  if (drawing !== null) writeFiles([{ path: drawing, bytes: `${JSON.stringify(layout, null, 2)}\n` }])
  const hints = hintsInWords(layoutHints({ input, result, catalogue, request }, answer.layout), 'en-AU')
  for (const line of [...hints.words, ...layout.warnings, ...layout.assumptions]) console.error(line)
  process.stdout.write(partsCsv(answer.parts))
  return 0
}

const run = (chosen: Arguments): number => {
  const catalogue = catalogueWith(tablesOf(chosen.tables), productsIn(chosen.products))
  const read = readProject(readJson(chosen.file), chosen.options, catalogue)
  if (!read.ok) return refused(read.problems)
  const request = requestIn(chosen.request)
  return request.ok ? printParts(read, request.value, chosen) : refused(problemsInEnglish(request.problems))
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: readArguments, run })
