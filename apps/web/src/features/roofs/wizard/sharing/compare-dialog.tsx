import { Button, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Merge, Side } from '@soundroof/contract/roofs/drafts/merged-drafts'
import { useState } from 'react'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { takeDraft, useBegunDrafts, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { compare, noteSettled, useSharedState } from '../../../../platform/draft/shared/account-drafts.ts'
import { withContent } from '../../../../platform/draft/shared/content-of-draft.ts'
import type { Theirs } from '../../../../platform/draft/shared/shared-state.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type Compared, comparedIn, mergeOf } from './answers-side-by-side.ts'
import classes from './compare-dialog.module.css'
import { shareDrafts } from './share-drafts.ts'

type Chosen = Readonly<Record<string, Side>>

type SideProps = {
  readonly compared: Compared
  readonly side: Side
  readonly device: string
  readonly isChosen: boolean
  readonly choose: () => void
}

/** The answers of one device, as one choice. */
const SideOf = ({ compared: { id, answers }, side, device, isChosen, choose }: SideProps) => (
  <label className={classes.side} data-chosen={isChosen}>
    <input type="radio" name={id} value={side} checked={isChosen} onChange={choose} />
    <span>
      <span className={classes.device}>{device}</span>
      {answers.map(({ field, [side]: value }) => (
        <span key={field} className={classes.answer}>
          {answers.length > 1 && <span className={classes.field}>{field}: </span>}
          {value ?? '–'}
        </span>
      ))}
    </span>
  </label>
)

type UnitProps = {
  readonly compared: Compared
  readonly devices: Readonly<Record<Side, string>>
  readonly chosen: Side | undefined
  readonly choose: (side: Side) => void
}

const Unit = ({ compared, devices, chosen, choose }: UnitProps) => (
  <fieldset className={classes.unit}>
    <legend>{compared.answers.map(({ field }) => field).join(', ')}</legend>
    {(['mine', 'theirs'] as const).map((side) => (
      <SideOf
        key={side}
        compared={compared}
        side={side}
        device={devices[side]}
        isChosen={chosen === side}
        choose={() => choose(side)}
      />
    ))}
  </fieldset>
)

type FormProps = {
  readonly draft: WizardDraft
  readonly theirs: Theirs
  readonly merge: Merge
}

const useChoice = ({ draft, theirs, merge }: FormProps) => {
  const [chosen, setChosen] = useState<Chosen>({})
  const nameOf = (unit: readonly string[]) => unit.join()
  const left = merge.disagreements.filter((unit) => chosen[nameOf(unit)] === undefined).length
  const save = () => {
    const settled = merge.settled((unit) => chosen[nameOf(unit)] ?? 'mine')
    takeDraft({ ...withContent(draft, settled, theirs), changedAt: Date.now() })
    noteSettled(draft.id, { version: theirs.version, base: theirs.content })
    compare(null)
    toast('roofs.settled', 'success')
    void shareDrafts()
  }
  return {
    chosen,
    left,
    save,
    choose: (id: string, side: Side) => setChosen((now) => ({ ...now, [id]: side })),
    chooseAll: (side: Side) => setChosen(Object.fromEntries(merge.disagreements.map((unit) => [nameOf(unit), side]))),
  }
}

const CompareForm = (props: FormProps) => {
  const { draft, theirs, merge } = props
  const say = useSay()
  const choices = useShownChoices()
  const { chosen, left, save, choose, chooseAll } = useChoice(props)
  const devices = { mine: say('roofs.this-device'), theirs: say(theirs.device_coded) }
  const lead = { title: draftTitle(say, draft), device: devices.theirs, moment: shownMoment(say, theirs.savedAt) }
  return (
    <Stack gap={16} className={classes.dialog ?? ''}>
      <p>{say('roofs.settle-lead', lead)}</p>
      <div className={classes.all}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button key={side} variant="default" mih={48} onClick={() => chooseAll(side)}>
            {say('roofs.take-all-of', { device: devices[side] })}
          </Button>
        ))}
      </div>
      {comparedIn(say, merge, choices).map((compared) => (
        <Unit
          key={compared.id}
          compared={compared}
          devices={devices}
          chosen={chosen[compared.id]}
          choose={(side) => choose(compared.id, side)}
        />
      ))}
      <div className={classes.action}>
        <p role="status">{left > 0 && say('roofs.choose-each', { left })}</p>
        <Button variant="default" mih={48} onClick={() => compare(null)}>
          {say('roofs.later')}
        </Button>
        <Button mih={48} disabled={left > 0} onClick={save}>
          {say('roofs.save-chosen')}
        </Button>
      </div>
    </Stack>
  )
}

/** What two devices changed differently, side by side; each answer is chosen by a person. */
export const CompareDialog = ({ id }: { readonly id: string }) => {
  const say = useSay()
  const draft = useBegunDrafts().find((each) => each.id === id) ?? null
  const state = useSharedState(id)
  const isNarrow = useMediaQuery('(max-width: 800px), (max-height: 500px)') ?? false
  const merge = mergeOf(draft, state)
  if (draft === null || merge === null || state?.theirs === undefined) return null
  return (
    <Modal
      opened
      onClose={() => compare(null)}
      title={say('roofs.changed-on-two-devices')}
      size={720}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ size: 48, iconSize: 20, 'aria-label': say('shell.close') }}
      centered
    >
      <CompareForm draft={draft} theirs={state.theirs} merge={merge} />
    </Modal>
  )
}
