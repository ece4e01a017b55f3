import { catalogueWith } from '@soundroof/data/catalogue-with'
import { assess } from '@soundroof/engine/assess'
import { canonicalJson } from '@soundroof/engine/canonical'
import { inWords } from '@soundroof/words/result-in-words'
import { type Arguments, readArguments, usage } from './assess/arguments.ts'
import { pdfPlace } from './assess/pdf-place.ts'
import { readProject } from './assess/read-project.ts'
import { reportPdf } from './assess/report-pdf.ts'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { productsIn } from './input-output/products-option.ts'
import { runProgram } from './input-output/program.ts'
import { readJson } from './input-output/read-json.ts'
import { tablesOf } from './input-output/tables-option.ts'
import { writeFiles } from './input-output/write-files.ts'

const run = async ({ file, pdf, tables, products, options }: Arguments): Promise<number> => {
  const catalogue = catalogueWith(tablesOf(tables), productsIn(products))
  const place = pdf === null ? null : pdfPlace(pdf, file)
  const read = readProject(readJson(file), options, catalogue)
  if (!read.ok) {
    for (const { field, message } of read.problems) console.error(`${field}: ${message}`)
    return 1
  }
  const result = inWords(assess(read.input, catalogue), 'en-AU')
  if (place !== null) writeFiles([{ path: place, bytes: await reportPdf({ ...read, catalogue }, result, new Date()) }])
  console.log(JSON.stringify(JSON.parse(canonicalJson(result)), null, 2))
  return 0
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: readArguments, run })
