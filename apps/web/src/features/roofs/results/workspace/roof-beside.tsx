import { useMediaQuery } from '@mantine/hooks'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { capital } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { FormerRoof } from '../panel-layout/former-roof.tsx'
import { LayoutEditorPanel } from '../panel-layout/layout-editor.tsx'
import { RoofHints } from '../panel-layout/layout-hints.tsx'
import { LayoutWarnings } from '../panel-layout/layout-warnings.tsx'
import type { Laid } from '../panel-layout/use-layout.ts'
import type { LayoutEditor } from '../panel-layout/use-layout-editor.ts'
import type { ProjectUnderlay } from '../underlay/use-underlay-on-map.ts'
import type { TriedChoice } from '../zones/choices.ts'
import type { Open } from './open-row.ts'
import { RoofPane } from './roof-pane.tsx'
import classes from './workspace.module.css'

export type OnRoof = {
  readonly project: ProjectDraft
  /** Layout of the array, once it has arrived; without one only the zones are drawn. */
  readonly laid?: Laid | undefined
  /** Editor of the drawing; null where it cannot be changed. */
  readonly editor?: LayoutEditor | null
  /** Picture of the roof; absent where not offered. */
  readonly underlay?: ProjectUnderlay | undefined
  /** What a remedy would put on the roof; absent where none can be tried. */
  readonly choice?: TriedChoice | undefined
  /** Leads to a what-if; absent where it is not offered. */
  readonly whatIf?: ReactNode
  /** Changes which way the front looks; absent where it cannot be changed. */
  readonly direction?: ReactNode
  /** Leads to the site sheet of the array; absent where the reader has none. */
  readonly siteSheet?: ReactNode
}

type NotesProps = Pick<OnRoof, 'laid' | 'editor' | 'direction'> & {
  readonly result: BriefResult
  readonly facing: number | null
}

type AboutProps = { readonly title: string; readonly children: ReactNode }

/** Unfolds on a phone, where the zones come first. */
const About = ({ title, children }: AboutProps) => {
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  return isPhone ? (
    <details className={classes.about}>
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    children
  )
}

const Notes = ({ laid, editor = null, direction, result, facing }: NotesProps) => {
  const say = useSay()
  const answer = laid?.answer ?? null
  return (
    <div className={classes.notes}>
      {laid?.problem ? <p>{say('report.no-array-is-drawn', { problem: say(laid.problem) })}</p> : null}
      <LayoutWarnings result={result} layout={answer?.layout ?? null} />
      {laid ? <FormerRoof laid={laid} editor={editor} /> : null}
      <About title={say('roofs.about-the-drawing')}>
        {answer ? <RoofHints hints={answer.hints} facing={facing} /> : null}
        {editor?.isEditing ? null : direction}
      </About>
    </div>
  )
}

type CountsProps = { readonly layout: Layout | null; readonly siteSheet: ReactNode }

const Counts = ({ layout, siteSheet }: CountsProps) => {
  const say = useSay()
  return (
    <>
      <strong>{layout ? capital(arrayWords(say, layout)) : ''}</strong>
      {layout ? siteSheet : null}
    </>
  )
}

type Props = OnRoof & {
  readonly result: BriefResult
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

/** The roof with what acts on it above, and what is counted on it below. */
export const RoofBeside = ({ editor = null, whatIf, direction, siteSheet, ...roof }: Props) => {
  const { project, laid, result } = roof
  return (
    <div className={classes.roof}>
      <RoofPane
        {...roof}
        actions={
          <>
            {whatIf}
            {editor ? <LayoutEditorPanel editor={editor} /> : null}
          </>
        }
        notes={
          <Notes
            laid={laid}
            editor={editor}
            direction={direction}
            result={result}
            facing={project.building.frontFacing}
          />
        }
        counts={<Counts layout={laid?.answer?.layout ?? null} siteSheet={siteSheet} />}
      />
    </div>
  )
}
