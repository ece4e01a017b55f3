import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { capital } from '@soundroof/report/wording/number-text'
import { useMemo } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import type { Open } from '../workspace/open-row.ts'
import { RoofPane } from '../workspace/roof-pane.tsx'
import { names, type Shown, shownArray } from './comparison.ts'
import type { Comparison } from './use-comparison.ts'
import classes from './what-if.module.css'
import { WholeArray } from './whole-array.tsx'

type Props = {
  readonly comparison: Comparison
  readonly issued: LayoutAnswer | null
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

type Compares = Pick<Props, 'comparison'>

const Switch = ({ comparison: { shown, setShown, hasSecond } }: Compares) => {
  const say = useSay()
  const all: readonly Shown[] = ['issued', 'a', ...(hasSecond ? ['b' as const] : [])]
  return (
    <SegmentedControl
      size="sm"
      aria-label={say('roofs.shown-on-the-roof')}
      value={shown}
      onChange={(value) => setShown(value as Shown)}
      data={all.map((value) => ({ value, label: say(names[value]) }))}
    />
  )
}

const Notes = ({ comparison: { state } }: Compares) => {
  const say = useSay()
  return (
    <>
      {state.answer?.isPlacedAnew ? <p className={classes.note}>{say('roofs.variant-places-anew')}</p> : null}
      {(state.answer?.layoutProblems ?? []).map(({ message, coded }) => (
        <p key={message} className={classes.note}>
          {say(coded)}
        </p>
      ))}
    </>
  )
}

/** Points of a drawing that leaves room for what is compared; on a phone it stays above the controls. */
const heights = { beside: 225, onPhone: 135 } as const

/** The array on the roof in the reader's language. */
const useLaid = ({ comparison, issued }: Props) => {
  const say = useSay()
  const answer = shownArray(comparison, issued)
  return useMemo(() => spokenLaid(say, { answer, problem: null }), [say, answer])
}

const useVaried = ({ around: { project, choices }, shown, state: { variation } }: Comparison) =>
  useMemo(
    () => (shown === 'issued' ? project : variedProject(project, variation, choices)),
    [project, choices, shown, variation],
  )

const Pane = (props: Props) => {
  const { comparison, open, onOpen } = props
  const say = useSay()
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const project = useVaried(comparison)
  const laid = useLaid(props)
  const layout = laid.answer?.layout ?? null
  return comparison.result === null ? null : (
    <RoofPane
      project={project}
      result={comparison.result}
      laid={laid}
      maxHeight={isPhone ? heights.onPhone : heights.beside}
      actions={<Switch comparison={comparison} />}
      notes={null}
      counts={<strong>{layout ? capital(arrayWords(say, layout)) : ''}</strong>}
      open={open}
      onOpen={onOpen}
    />
  )
}

/** The roof with the array of what is shown, and what the whole array needs. */
export const VariantRoof = (props: Props) => {
  const { comparison, issued } = props
  const { edited, state } = comparison
  return (
    <div className={classes.middle}>
      <Pane {...props} />
      <div className={classes.needs}>
        <Notes comparison={comparison} />
        {issued === null ? null : (
          <WholeArray
            name={names[edited]}
            issued={issued}
            variant={state.answer?.layout ?? null}
            isWaiting={state.isWaiting}
          />
        )}
      </div>
    </div>
  )
}
