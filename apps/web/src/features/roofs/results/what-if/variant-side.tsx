import { Button } from '@mantine/core'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type Found, FoundChoices } from './found-choices.tsx'
import type { Comparison } from './use-comparison.ts'
import { VariantControls } from './variant-controls.tsx'
import classes from './what-if.module.css'

type Props = { readonly found: readonly Found[]; readonly comparison: Comparison }

const SecondVariant = ({ comparison: { hasSecond, compareWithSecond } }: Pick<Props, 'comparison'>) => {
  const say = useSay()
  return (
    <Button variant="subtle" size="sm" className={classes.second} onClick={() => compareWithSecond(!hasSecond)}>
      {say(hasSecond ? 'roofs.remove-variant-b' : 'roofs.compare-with-a-second-variant')}
    </Button>
  )
}

/** What was found, and what may be changed by hand. */
export const VariantSide = ({ found, comparison }: Props) => {
  const { edited, around, state, change } = comparison
  return (
    <div className={classes.left}>
      <FoundChoices found={found} variation={state.variation} onChoose={change} />
      <VariantControls id={edited} around={around} state={state} onChange={change} />
      <SecondVariant comparison={comparison} />
    </div>
  )
}
