import type { Block, BlockOf } from '@soundroof/report/blocks/blocks'

export type Sheets = { readonly sheets: readonly (readonly Block[])[]; readonly footer: BlockOf<'footer'> | null }

const beginsSheet = (block: Block): boolean => block.kind === 'heading' && block.newPage === true

/** The report's blocks by sheet, and their common footer. */
export const reportSheets = (blocks: readonly Block[]): Sheets => {
  const footer = blocks.find((block) => block.kind === 'footer') ?? null
  const sheets = blocks
    .filter((block) => block.kind !== 'footer')
    .reduce<Block[][]>((made, block) => {
      const last = made.at(-1)
      if (last === undefined || beginsSheet(block)) made.push([block])
      else last.push(block)
      return made
    }, [])
  return { sheets, footer }
}
