import { told } from '@soundroof/contract/platform/messages'
import { parseWith } from '@soundroof/contract/platform/parse'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import { direction } from '@soundroof/contract/roofs/calls/direction-calls'
import { useQueryClient } from '@tanstack/react-query'
import { CompassRose } from '../../../../components/compass/compass-rose.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-record.ts'
import { followInEdit } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Form = {
  readonly frontFacing: number | null
  /** Text that is no number; null: none. */
  readonly refused: string | null
}

const problemsOf = ({ frontFacing, refused }: Form): readonly Problem[] => {
  if (refused !== null) return [problemAt('frontFacing', told('frontFacingOutside'))]
  const parsed = parseWith(direction, { frontFacing })
  return parsed.ok ? [] : parsed.problems
}

/** An edit on this device would bring the former direction back. */
const withDirection = (edit: WizardDraft, frontFacing: number | null): WizardDraft => ({
  ...edit,
  project: { ...edit.project, building: { ...edit.project.building, frontFacing } },
})

type Props = { readonly hash: string; readonly frontFacing: number | null; readonly onClose: () => void }

/** Which way the front of a calculated roof looks: kept as a revision with the same result. */
export const DirectionDialog = ({ hash, frontFacing, onClose }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const start: Form = { frontFacing, refused: null }
  const { form, bind, change, sending } = useCheckedForm({
    schema: direction,
    start,
    problemsOf,
    send: (given) => call('keepDirection', { body: { hash, frontFacing: given.frontFacing } }),
    onDone: async (_, given) => {
      followInEdit(hash, (edit) => withDirection(edit, given.frontFacing))
      onClose()
      toast('roofs.the-direction-is-kept', 'success')
      await queries.invalidateQueries()
    },
  })
  const { value: _, onChange: __, ...field } = bind('frontFacing')
  return (
    <FormDialog title={say('roofs.direction')} submitLabel={say('components.save')} {...sending} onCancel={onClose}>
      <NumberField
        {...field}
        label={field.label}
        hint={say('roofs.which-way-the-front-looks')}
        unit="degrees"
        kind="integer"
        value={form.frontFacing}
        kept={form.refused ?? undefined}
        onChange={(degrees, refusal, text) => change({ frontFacing: degrees, refused: refusal === null ? null : text })}
      />
      <CompassRose
        label={say('roofs.turn-the-front')}
        value={form.frontFacing !== null && form.frontFacing < 360 ? form.frontFacing : null}
        onChange={(degrees) => change({ frontFacing: degrees, refused: null })}
        disabled={false}
      />
    </FormDialog>
  )
}
