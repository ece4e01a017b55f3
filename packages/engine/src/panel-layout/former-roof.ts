import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { CodedLayout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** The roof on which a request was drawn, where it is laid out on another one; m and degrees. */
export type FormerRoof = {
  readonly length: number | null
  readonly width: number | null
  readonly slope: number | null
  readonly form: RoofForm
}

/** The warning that a layout was drawn on another roof: its size, where that is known. */
export const keptFor = ({ length, width, slope, form }: FormerRoof): Message =>
  length === null || width === null || slope === null
    ? 'kept-for-an-earlier-roof'
    : { code: 'kept-for-another-roof', values: { length, width, form, slope } }

/** Planes that the former roof did not have, or that carried nothing there. */
const planesWithoutPanels = ({ planes: kept }: LayoutRequest, { planes }: CodedLayout): readonly Message[] => {
  const others = planes.map(({ name }) => name).filter((name) => kept?.includes(name) === false)
  return others.length === 0 ? [] : [{ code: 'planes-without-panels', values: { planes: kept ?? [], others } }]
}

/** A layout of what was drawn on another roof says so first. */
export const onFormerRoof = (layout: CodedLayout, request: LayoutRequest, former: FormerRoof): CodedLayout => ({
  ...layout,
  warnings: [keptFor(former), ...planesWithoutPanels(request, layout), ...layout.warnings],
})
