import { NativeSelect } from '@mantine/core'
import { frameHeights, type KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { useSay } from '../../../../platform/words/use-say.ts'

const heightOf = (value: string): KeptLayout['frameHeight'] =>
  frameHeights.find((height) => String(height) === value) ?? null

type Props = { readonly kept: KeptLayout; readonly change: (next: KeptLayout) => void }

/** Height of the panels' frames, which decides the clamps to order. */
export const FrameField = ({ kept, change }: Props) => {
  const say = useSay()
  return (
    <NativeSelect
      label={say('Frame height of a panel')}
      data={[
        { value: '', label: say('roofs.frame-as-the-module') },
        ...frameHeights.map((height) => ({ value: String(height), label: `${height} mm` })),
      ]}
      value={String(kept.frameHeight ?? '')}
      onChange={({ currentTarget }) => change({ ...kept, frameHeight: heightOf(currentTarget.value) })}
    />
  )
}
