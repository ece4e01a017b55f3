import { Button } from '@mantine/core'
import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { lazy, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import classes from '../../../../components/underlay/underlay.module.css'
import { tell } from '../../../../components/underlay/underlay-words.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { withShift, withTurn } from './move-underlay.ts'
import type { UnderlayChanges, UnderlayOfProject } from './use-underlay.ts'
import type { OnMap } from './use-underlay-on-map.ts'

const TracingDialog = lazy(async () => {
  const { TracingDialog } = await import('../../../../components/underlay/tracing-dialog.tsx')
  return { default: TracingDialog }
})

const savingWords = {
  saved: 'saved',
  saving: 'saving',
  failed: 'notSaved',
} as const

type PlacingProps = { readonly underlay: Underlay; readonly change: (next: Underlay) => void }

/** Metres to the right and up the page. */
const moves = [
  { name: 'roofs.move-left', x: -0.1, y: 0 },
  { name: 'roofs.move-right', x: 0.1, y: 0 },
  { name: 'roofs.move-up', x: 0, y: 0.1 },
  { name: 'roofs.move-down', x: 0, y: -0.1 },
] as const

const turns = [
  { name: 'components.turn-left', by: -1 },
  { name: 'components.turn-right', by: 1 },
  { name: 'roofs.turn-round', by: 180 },
] as const

const Placing = ({ underlay, change }: PlacingProps) => {
  const say = useSay()

  const { shift, turn, dim } = underlay
  return (
    <>
      <label>
        {say('roofs.fading-of-the-picture')}
        <input
          type="range"
          min={0}
          max={90}
          step={5}
          value={Math.round(dim * 100)}
          aria-valuetext={`${Math.round(dim * 100)} %`}
          onChange={({ currentTarget }) => change({ ...underlay, dim: Number(currentTarget.value) / 100 })}
        />
      </label>
      <fieldset className={classes.parts}>
        <legend>{say('roofs.move-the-picture-by-0-1')}</legend>
        {moves.map(({ name, x, y }) => (
          <Button
            key={say(name)}
            size="compact-sm"
            variant="default"
            onClick={() => change(withShift(underlay, { x: shift.x + x, y: shift.y + y }))}
          >
            {say(name)}
          </Button>
        ))}
        {turns.map(({ name, by }) => (
          <Button key={name} size="compact-sm" variant="default" onClick={() => change(withTurn(underlay, turn + by))}>
            {say(name)}
          </Button>
        ))}
      </fieldset>
    </>
  )
}

type SavingProps = Pick<UnderlayChanges, 'saving' | 'saveAgain'>

const SavingWords = ({ saving, saveAgain }: SavingProps) => {
  const say = useSay()
  return (
    <p role={saving === 'failed' ? 'alert' : 'status'} className={classes.hint}>
      {tell(say, savingWords[saving])}{' '}
      {saving === 'failed' ? (
        <Button size="compact-sm" variant="default" onClick={saveAgain}>
          {say('shell.try-again')}
        </Button>
      ) : null}
    </p>
  )
}

const Shown = ({ kept, on }: { readonly kept: UnderlayOfProject; readonly on: OnMap }) => {
  const say = useSay()

  const { underlay, changes } = kept
  const isSilent = changes === null && !on.isLoading && !on.isLost
  if (underlay === null || !on.isShown || isSilent) return null
  return (
    <div className={classes.placing}>
      {on.isLoading ? <p role="status">{tell(say, 'loading')}</p> : null}
      {on.isLost ? <p role="alert">{tell(say, 'notLoaded')}</p> : null}
      {changes ? (
        <>
          <Placing underlay={underlay} change={changes.change} />
          <Button size="compact-md" variant="default" aria-pressed={on.isMoving} onClick={on.toggleMoving}>
            {on.isMoving ? say('roofs.stop-dragging-the-picture') : say('roofs.drag-the-picture')}
          </Button>
          {on.isMoving ? <p className={classes.hint}>{tell(say, 'moving')}</p> : null}
          <SavingWords {...changes} />
        </>
      ) : null}
    </div>
  )
}

const traceWords = (say: Say, underlay: Underlay | null): string =>
  underlay === null ? say('roofs.put-a-picture-under-the-roof') : say('roofs.scale-and-trace-the-picture')

type Props = {
  readonly kept: UnderlayOfProject
  readonly on: OnMap
  readonly building: { readonly length: number; readonly width: number }
}

/** The picture of the roof: shown below the map, scaled, traced, moved, turned and faded. */
export const UnderlayPanel = ({ kept, on, building }: Props) => {
  const say = useSay()

  const [isTracing, setTracing] = useState(false)
  const { underlay, changes } = kept
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setTracing(false)
    on.show()
    focusAfterDialog(button.current)
  }
  if (underlay === null && changes === null) return null
  return (
    <section aria-label={say('components.picture-of-the-roof')} className={classes.offer}>
      <div className={classes.buttons}>
        {underlay === null ? null : (
          <Button variant="default" aria-pressed={on.isShown} onClick={on.toggleShown}>
            {on.isShown ? say('roofs.hide-the-picture') : say('roofs.show-the-picture-under-the-roof')}
          </Button>
        )}
        {changes ? (
          <Button ref={button} variant="default" onClick={() => setTracing(true)}>
            {traceWords(say, underlay)}
          </Button>
        ) : null}
      </div>
      <Shown kept={kept} on={on} />
      {isTracing && changes ? (
        <Suspense fallback={<p role="status">{tell(say, 'loading')}</p>}>
          <TracingDialog
            underlay={underlay}
            change={changes.change}
            close={close}
            actions={() => <p>{tell(say, 'project', building)}</p>}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
