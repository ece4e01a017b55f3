import { Button } from '@mantine/core'
import { useSay } from '../../../../platform/words/use-say.ts'

import classes from './roof-map.module.css'
import type { Laid } from './use-layout.ts'
import type { LayoutEditor } from './use-layout-editor.ts'

type Props = { readonly laid: Laid; readonly editor: LayoutEditor | null }

const Actions = ({ laid, editor }: { readonly laid: Laid; readonly editor: LayoutEditor }) => {
  const say = useSay()
  return (
    <div className={classes.steps}>
      <Button variant="default" size="sm" loading={editor.isBusy} onClick={() => void editor.layOutAnew()}>
        {say('roofs.lay-the-array-out-anew')}
      </Button>
      {laid.answer ? (
        <Button variant="default" size="sm" loading={editor.isBusy} onClick={() => void editor.keepAsItIs()}>
          {say('roofs.keep-it-on-this-roof-as')}
        </Button>
      ) : null}
    </div>
  )
}

/** Marks a drawing of a former roof until it is laid out again, or stored for this roof. */
export const FormerRoof = ({ laid, editor }: Props) => {
  const say = useSay()
  const isFormer = laid.answer ? laid.answer.isOfFormerRoof : laid.formerRoof !== undefined
  if (!isFormer || editor?.isEditing || editor?.waiting) return null
  return (
    <div className={classes.former}>
      {laid.formerRoof === undefined ? null : <p className={classes.problem}>{say(laid.formerRoof)}</p>}
      {editor ? <Actions laid={laid} editor={editor} /> : null}
    </div>
  )
}
