import type { Block } from '@soundroof/report/blocks/blocks'
import { useSignedAddresses } from '../../../../platform/api/signed-addresses.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BlockView } from './block-view.tsx'
import { reportSheets } from './report-sheets.ts'
import classes from './sheet.module.css'

const photosIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'photos' ? block.ids : []))

/** The report as sheets of paper: white in the dark theme too, as printed. */
export const ReportSheet = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const say = useSay()

  const signed = useSignedAddresses(photosIn(blocks))
  const previews = Object.fromEntries(Object.entries(signed).map(([address, { preview }]) => [address, preview]))
  const { sheets, footer } = reportSheets(blocks)
  return (
    <div className={classes.sheets} data-mantine-color-scheme="light" lang="en-AU">
      {sheets.map((sheet, position) => (
        <article
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their order
          key={position}
          className={classes.sheet}
          aria-label={say('roofs.sheet-of', { position: position + 1, sheets: sheets.length })}
        >
          {sheet.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their order
            <BlockView key={place} block={block} previews={previews} />
          ))}
          {footer ? (
            <footer className={classes.footer}>
              <span>{footer.text}</span>
              <span>{`${footer.provider} · ${footer.version}`}</span>
            </footer>
          ) : null}
        </article>
      ))}
    </div>
  )
}
