import type { Say } from '@soundroof/words/language/say'
import { settingOut } from '../../setting-out/setting-out.ts'
import { faceSheets } from '../face/face-sheets.ts'
import { firstSheets } from '../first/first-sheet.ts'
import type { Pen, Sheet, SheetPart } from '../paper.ts'
import { hasArray, type SheetInput, type SiteSheetInput } from '../sheet-input.ts'
import { titleBlock } from '../title-block.ts'
import { sheetsWithoutArray } from '../without-array/sheets-without-array.ts'

/** The first sheets are as many whatever they say of the others. */
const withFaces = (say: Say, pen: Pen, input: SheetInput): readonly Sheet[] => {
  const planes = input.layout.planes.filter(({ panels }) => panels.length > 0)
  const outs = planes.map((plane) => settingOut(plane, input.layout))
  const faces = planes.map((plane) => faceSheets(say, pen, input, plane))
  const making = { say, pen, input, faces: outs }
  const before = firstSheets(making, new Map()).length
  let next = before + 1
  const numbers = new Map(
    planes.map(({ name }, index) => {
      const own = next
      next += faces[index]?.length ?? 0
      return [name as string, own] as const
    }),
  )
  return [...firstSheets(making, numbers), ...faces.flat()]
}

/** Each sheet with its title block. Throws where the lengths of a face do not add up. */
export const siteSheets = (say: Say, pen: Pen, input: SiteSheetInput): readonly (readonly SheetPart[])[] => {
  const sheets = hasArray(input) ? withFaces(say, pen, input) : sheetsWithoutArray(say, pen, input)
  return sheets.map((sheet, index) => [
    ...sheet.parts,
    ...titleBlock(say, pen, input, { ...sheet, number: index + 1, of: sheets.length }),
  ])
}
