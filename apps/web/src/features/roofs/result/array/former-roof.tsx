import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import classes from './roof-map.module.css'
import type { Laid } from './use-layout.ts'
import type { LayoutEditor } from './use-layout-editor.ts'

type Props = { readonly laid: Laid; readonly editor: LayoutEditor | null }

const Actions = ({ laid, editor }: { readonly laid: Laid; readonly editor: LayoutEditor }) => (
  <div className={classes.steps}>
    <Button variant="default" size="sm" loading={editor.isBusy} onClick={() => void editor.layOutAnew()}>
      {text('Lay the array out anew')}
    </Button>
    {laid.answer ? (
      <Button variant="default" size="sm" loading={editor.isBusy} onClick={() => void editor.keepAsItIs()}>
        {text('Keep it on this roof as it is')}
      </Button>
    ) : null}
  </div>
)

/** What was drawn on a former roof stays marked until it is laid out anew, or kept on this one. */
export const FormerRoof = ({ laid, editor }: Props) => {
  const isFormer = laid.answer ? laid.answer.isOfFormerRoof : laid.formerRoof !== undefined
  if (!isFormer || editor?.isEditing || editor?.waiting) return null
  return (
    <div className={classes.former}>
      {laid.formerRoof === undefined ? null : <p className={classes.problem}>{laid.formerRoof}</p>}
      {editor ? <Actions laid={laid} editor={editor} /> : null}
    </div>
  )
}
