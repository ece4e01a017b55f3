import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

const tree = (x: number, h: number) => `M${x} 44V${44 - h / 2}m-${h / 4} 0a${h / 4} ${h / 4} 0 1 1 ${h / 2} 0z`
const house = (x: number, w: number, h: number) => `M${x} 44V${44 - h}l${w / 2} -${h / 2}l${w / 2} ${h / 2}V44Z`
const block = (x: number, w: number, h: number) => `M${x} 44V${44 - h}h${w}V44Z`
const water = 'M4 40q6 -5 12 0t12 0t12 0t12 0t12 0t12 0t12 0'

const scenes: Readonly<Record<string, string>> = {
  '1': 'M4 44H92',
  '1.5': `${water}M4 46H92`,
  '2': `M4 44H92${tree(24, 12)}${tree(74, 14)}`,
  '2.5': `M4 44H92${tree(14, 16)}${house(34, 16, 8)}${tree(62, 14)}${tree(82, 18)}`,
  '3': `M4 44H92${house(8, 16, 9)}${tree(30, 16)}${house(38, 16, 10)}${house(58, 14, 9)}${house(76, 14, 10)}`,
  '4': `M4 44H92${block(8, 16, 30)}${block(28, 14, 22)}${block(46, 18, 36)}${block(68, 18, 26)}`,
}

export const TerrainDrawing = ({ category }: { readonly category: number }) => (
  <Drawing width={96} height={52}>
    <path className={classes.face} d={scenes[String(category)] ?? ''} />
  </Drawing>
)
