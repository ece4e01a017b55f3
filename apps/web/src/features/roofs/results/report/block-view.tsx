import type { Block, BlockOf } from '@soundroof/report/blocks/blocks'
import { unitText } from '@soundroof/report/wording/number-text'
import { formulaParts, symbolParts } from '@soundroof/report/wording/trace-formula'
import { noticeLook } from '@soundroof/report/wording/verdict-words'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { RuleText } from '../../../../components/page/rule-text.tsx'
import { WithSubscripts } from '../../../../components/page/with-subscripts.tsx'
import { KeyValues } from '../project/input-sections.tsx'
import { BlockTable } from './block-table.tsx'
import { SceneDrawing } from './scene-drawing.tsx'
import classes from './sheet.module.css'

export type Previews = Readonly<Record<string, string | null>>

const Title = ({ block }: { readonly block: BlockOf<'title'> }) => (
  <header className={classes.head}>
    {block.draftMark ? <p className={classes.draft}>{block.draftMark}</p> : null}
    <p className={classes.provider}>{block.provider}</p>
    <h2>{block.text}</h2>
    {block.name ? <p>{block.name}</p> : null}
    <p>{block.subtitle}</p>
    <KeyValues items={block.facts} />
  </header>
)

const Notice = ({ block }: { readonly block: BlockOf<'notice'> }) => (
  <section className={classes.notice} data-tone={noticeLook(block.verdict, block.isWarning === true).tone}>
    <h3>{block.title}</h3>
    <p>{block.text}</p>
  </section>
)

const Items = ({ block }: { readonly block: BlockOf<'list'> }) => {
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List data-tone={block.tone} data-size={block.size}>
      {block.items.map(({ text, note }) => (
        <li key={`${text} ${note ?? ''}`}>
          <CitedText text={text} />
          {note ? (
            <small>
              {' '}
              <CitedText text={note} />
            </small>
          ) : null}
        </li>
      ))}
    </List>
  )
}

const Photos = ({ block, previews }: { readonly block: BlockOf<'photos'>; readonly previews: Previews }) => (
  <section aria-label={block.title}>
    <h4>{block.title}</h4>
    <div className={classes.photos}>
      {block.ids.map((id, position) => {
        const source = previews[id.split('?')[0] ?? id]
        return source ? <img key={id} src={source} alt={`${block.title} ${position + 1}`} loading="lazy" /> : null
      })}
    </div>
  </section>
)

const Steps = ({ block }: { readonly block: BlockOf<'steps'> }) => (
  <section className={classes.steps} data-depth={Math.min(block.depth, 4)}>
    {block.depth === 0 ? <h3>{block.title}</h3> : <h4>{block.title}</h4>}
    {block.steps.map((step, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a symbol may stand twice; the order of a derivation is fixed
      <p key={position}>
        {step.label}: <WithSubscripts parts={symbolParts(step.symbol)} />
        {' = '}
        <WithSubscripts parts={formulaParts(step.formula)} />
        {`${step.substituted === null ? '' : ` = ${step.substituted}`} = `}
        <strong>{`${step.value} ${unitText(step.unit)}`}</strong>
        <small>
          {' '}
          <CitedText
            text={[step.clause, step.branch, step.source, step.status === 'verified' ? null : step.status]
              .filter((note) => note)
              .join(' · ')}
          />
        </small>
      </p>
    ))}
  </section>
)

const Rule = ({ block }: { readonly block: BlockOf<'rule'> }) => (
  <section className={classes.rule}>
    <h3>{`${block.number} ${block.title}`}</h3>
    <RuleText parts={block.parts} />
  </section>
)

const Heading = ({ block }: { readonly block: BlockOf<'heading'> }) => {
  if (block.level === 1) return <h2>{block.text}</h2>
  // A third level may follow the first; screen readers read both as one level below the title.
  return <h3 data-level={block.level}>{block.text}</h3>
}

export const BlockView = ({ block, previews }: { readonly block: Block; readonly previews: Previews }) => {
  switch (block.kind) {
    case 'title':
      return <Title block={block} />
    case 'heading':
      return <Heading block={block} />
    case 'paragraph':
      return <p data-size={block.size}>{block.text}</p>
    case 'page-reference':
      return <p>{`${block.text}.`}</p>
    case 'notice':
      return <Notice block={block} />
    case 'keyValues':
      return <KeyValues items={block.items} />
    case 'table':
      return <BlockTable block={block} />
    case 'list':
      return <Items block={block} />
    case 'drawing':
      return <SceneDrawing scene={block.scene} caption={block.caption} />
    case 'photos':
      return <Photos block={block} previews={previews} />
    case 'steps':
      return <Steps block={block} />
    case 'rule':
      return <Rule block={block} />
    case 'contents':
    case 'footer':
      return null
  }
}
