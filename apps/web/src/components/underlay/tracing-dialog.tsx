import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { longestKnown, newUnderlay, shortestKnown, type Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { type ReactNode, useState } from 'react'
import { type Message, type PlainCode, useSay } from '../../platform/words/use-say.ts'
import { NumberField } from '../fields/number-field.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { levelTurn, type Measured } from './picture-geometry.ts'
import { PointFields } from './point-fields.tsx'
import { hintOf, isComplete, type Part, partAfter, parts, withoutLastPoint } from './trace.ts'
import { TracedSizes } from './traced-sizes.tsx'
import { TracingPaper } from './tracing-paper.tsx'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'
import { type ShownPicture, usePicture } from './use-picture.ts'

const partLabels: Readonly<Record<Part, PlainCode>> = {
  ends: 'components.known-length',
  corners: 'components.roof-corners',
}

type Editing = { readonly underlay: Underlay; readonly change: (next: Underlay) => void }

type MetresProps = Editing

const isMetres = (metres: number): boolean => metres >= shortestKnown && metres <= longestKnown

const KnownLength = ({ underlay, change }: MetresProps) => {
  const say = useSay()

  const [error, setError] = useState<Message>()
  const type = (metres: number | null): void => {
    const isRight = metres === null || isMetres(metres)
    const limits = { label: say('components.known-length'), min: shortestKnown, max: longestKnown, unit: ' m' }
    setError(isRight ? undefined : { code: 'outOfRange', values: limits })
    change({ ...underlay, metres: isRight ? metres : null })
  }
  return (
    <NumberField
      name="knownLength"
      label={say('components.known-length')}
      unit="m"
      value={underlay.metres}
      error={error}
      onChange={(metres) => type(metres)}
    />
  )
}

type PartProps = { readonly part: Part; readonly choose: (part: Part) => void }

const PartChoice = ({ part, choose }: PartProps) => {
  const say = useSay()
  return (
    <fieldset className={classes.parts}>
      <legend>{say('components.a-press-on-the-picture-sets')}</legend>
      {parts.map((each) => (
        <Button
          key={each}
          size="compact-md"
          variant={each === part ? 'filled' : 'default'}
          aria-pressed={each === part}
          onClick={() => choose(each)}
        >
          {say(partLabels[each])}
        </Button>
      ))}
    </fieldset>
  )
}

type TurnProps = { readonly turn: number; readonly level: number; readonly set: (turn: number) => void }

const TurnButtons = ({ turn, level, set }: TurnProps) => {
  const say = useSay()
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => set(turn - 90)}>
        {say('components.turn-left')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => set(turn + 90)}>
        {say('components.turn-right')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={level === turn} onClick={() => set(level)}>
        {say('components.level-the-eave')}
      </Button>
    </>
  )
}

type TracerProps = Editing & {
  readonly picture: ShownPicture
  readonly actions: Props['actions']
  readonly remove: () => void
}

const firstPart = (underlay: Underlay): Part =>
  isComplete(underlay, 'ends') && underlay.metres !== null ? 'corners' : 'ends'

const Tracer = ({ underlay, change, picture, actions, remove }: TracerProps) => {
  const say = useSay()

  const [part, setPart] = useState<Part>(() => firstPart(underlay))
  const level = levelTurn(underlay.corners)
  const [turn, setTurn] = useState(0)
  const take = (next: Underlay): void => {
    change(next)
    setPart(partAfter(next, part))
  }
  return (
    <div className={classes.tracer}>
      <TracingPaper
        picture={picture}
        underlay={underlay}
        part={part}
        change={take}
        turn={turn}
        tools={<TurnButtons turn={turn} level={level} set={setTurn} />}
      />
      <Stack gap={14} miw={0}>
        <PartChoice part={part} choose={setPart} />
        <Text role="status" fw={600}>
          {tell(say, hintOf(underlay, part))}
        </Text>
        <KnownLength underlay={underlay} change={change} />
        <TracedSizes underlay={underlay} actions={actions} />
        <div className={classes.buttons}>
          <Button
            size="compact-md"
            variant="default"
            disabled={underlay[part].length === 0}
            onClick={() => change(withoutLastPoint(underlay, part))}
          >
            {say('components.remove-last-point')}
          </Button>
          <Button size="compact-md" variant="default" onClick={remove}>
            {say('components.remove-picture')}
          </Button>
        </div>
        <PointFields underlay={underlay} aspect={picture.aspect} change={change} />
      </Stack>
    </div>
  )
}

type StoredProps = Editing & { readonly actions: Props['actions']; readonly remove: () => void }

const StoredPicture = (props: StoredProps) => {
  const say = useSay()

  const { data: picture, error, refetch } = usePicture(props.underlay.picture)
  if (picture) return <Tracer {...props} picture={picture} />
  if (!error) return <p role="status">{tell(say, 'loading')}</p>
  return (
    <Stack role="alert" gap={8} my="sm">
      <Text>{tell(say, 'notLoaded')}</Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void refetch()}>
          {say('shell.try-again')}
        </Button>
        <Button variant="default" onClick={props.remove}>
          {say('components.remove-picture')}
        </Button>
      </div>
    </Stack>
  )
}

type NoPictureProps = {
  readonly onPicture: (address: string) => void
  /** Restores what was removed; null: nothing was. */
  readonly bringBack: (() => void) | null
}

const NoPicture = ({ onPicture, bringBack }: NoPictureProps) => {
  const say = useSay()
  return (
    <>
      <p>{tell(say, 'choose')}</p>
      <ChoosePicture label={say('components.choose-a-picture')} onPicture={onPicture} />
      {bringBack ? (
        <Button variant="default" onClick={bringBack}>
          {say('components.bring-the-removed-picture-back')}
        </Button>
      ) : null}
      <Text c="dimmed" size="sm">
        {tell(say, 'kept')}
      </Text>
    </>
  )
}

type Props = {
  readonly underlay: Underlay | null
  readonly change: (next: Underlay | null) => void
  readonly close: () => void
  /** Buttons for the measured sizes. */
  readonly actions?: (found: Measured) => ReactNode
}

/** A picture of the roof: its scale by one known length, and the roof traced on it. */
export const TracingDialog = ({ underlay, change, close, actions }: Props) => {
  const say = useSay()

  const [removed, setRemoved] = useState<Underlay | null>(null)
  const remove = (): void => {
    setRemoved(underlay)
    change(null)
  }
  const isNarrow = useMediaQuery('(max-width: 800px)') ?? false
  return (
    <Modal
      opened
      onClose={close}
      title={say('components.trace-the-roof-on-a-picture')}
      size={1100}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      centered
    >
      {underlay === null ? (
        <NoPicture
          onPicture={(address) => change(newUnderlay(address))}
          bringBack={removed && (() => change(removed))}
        />
      ) : (
        <StoredPicture underlay={underlay} change={change} actions={actions} remove={remove} />
      )}
      <Group justify="flex-end" mt={18}>
        <Button variant="default" onClick={close}>
          {say('done')}
        </Button>
      </Group>
    </Modal>
  )
}
