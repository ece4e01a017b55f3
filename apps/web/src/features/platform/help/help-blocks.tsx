import { useSay } from '../../../platform/words/use-say.ts'
import styles from './help-blocks.module.css'
import { HelpPicture } from './help-picture.tsx'
import type { HelpBlock } from './topics/help-block.ts'
import { WalkThrough } from './walk-through/walk-through.tsx'

const Block = ({ block }: { readonly block: HelpBlock }) => {
  const say = useSay()

  if (block.kind === 'text') return <p>{say({ code: block.text, values: block.values })}</p>
  if (block.kind === 'image') return <HelpPicture picture={block.picture} caption={block.caption} />
  if (block.kind === 'video') return <WalkThrough />
  if (block.kind === 'link')
    return (
      <p>
        <a href={block.address} rel="noreferrer nofollow">
          {block.address}
        </a>
      </p>
    )
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{say.named(item)}</li>
      ))}
    </ul>
  )
}

/** Texts, lists, pictures and links, one below the other; small pictures side by side. */
export const HelpBlocks = ({ blocks }: { readonly blocks: readonly HelpBlock[] }) => (
  <div className={styles.blocks}>
    {blocks.map((block) => (
      <Block key={JSON.stringify(block)} block={block} />
    ))}
  </div>
)
