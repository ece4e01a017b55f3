import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import classes from '../../../../components/choice-pictures/drawing.module.css'
import { Drawing } from '../../../../components/choice-pictures/drawing.tsx'
import { profileOutline, profileScale } from '../../../../components/choice-pictures/sheeting-profile.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const sections = [
  { name: 'help.z-purlin', path: 'M30 24V16H62V84H94V76' },
  { name: 'help.c-purlin', path: 'M90 28V16H46V84H90V72' },
  { name: 'Top hat', path: 'M16 84H36L44 16H80L88 84H108' },
  { name: 'components.timber', path: 'M44 16H80V84H44Z' },
] as const

/** End views of the four kinds of purlin. */
export const PurlinSections = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={250}>
      {sections.map(({ name, path }, n) => (
        <g key={name} transform={`translate(${n % 2 === 0 ? 30 : 206} ${n < 2 ? 0 : 124})`}>
          <path className={name === 'components.timber' ? classes.dark : classes.mark} d={path} />
          <text className={classes.label} x="62" y="108" textAnchor="middle">
            {say(name)}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

type Products = Choices['sheetings']

const cell = { width: 184, height: 84 } as const

/** End views of the listed sheeting products, all to the same scale. */
export const SheetingTypes = ({ products }: { readonly products: Products }) => {
  const scale = profileScale(products)
  const listed = products.slice(1)
  return (
    <Drawing width={2 * cell.width} height={Math.ceil(listed.length / 2) * cell.height}>
      {listed.map((product, n) => (
        <g key={product.name} transform={`translate(${(n % 2) * cell.width} ${Math.floor(n / 2) * cell.height})`}>
          {product.name.split(/, (.*)/).map((line, row) => (
            <text key={line} className={classes.label} x="8" y={14 + row * 15}>
              {line}
            </text>
          ))}
          <path className={classes.mark} transform="translate(0 8)" d={profileOutline(product, scale) ?? ''} />
        </g>
      ))}
    </Drawing>
  )
}
