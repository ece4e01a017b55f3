import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { KeyValue } from '@soundroof/report/blocks/blocks'
import { buildingItems, roofCoverItems, solarItems } from '@soundroof/report/blocks/input-blocks'
import { changedOptions } from '@soundroof/report/blocks/option-words'
import {
  rafterItems,
  rafterTitle,
  spacingItems,
  structureItems,
  structureTitle,
} from '@soundroof/report/blocks/structure-items'
import { unitText } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import classes from './project.module.css'

const unitOf = (unit: string): string => {
  const said = unitText(unit)
  return said === '' || said === '°' ? said : ` ${said}`
}

export const KeyValues = ({ items }: { readonly items: readonly KeyValue[] }) => (
  <dl className={classes.items}>
    {items.map(({ label, value, unit, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unitOf(unit)}
          {note ? <small>{note}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
)

const Section = ({ title, items }: { readonly title: string; readonly items: readonly KeyValue[] }) => (
  <Panel title={title}>
    <KeyValues items={items} />
  </Panel>
)

type Props = { readonly project: ProjectDraft; readonly photos: ReactNode }

/** Everything that was entered, in the order of the wizard. */
export const InputSections = ({ project, photos }: Props) => {
  const choices = useShownChoices()
  const changed = changedOptions(project.options)
  return (
    <>
      <div className={classes.pair}>
        <Section title="Building information" items={buildingItems(project, choices)} />
        <Section title="Solar PV details" items={solarItems(project, choices)} />
      </div>
      {photos}
      <div className={classes.pair}>
        <Section title={structureTitle(project)} items={structureItems(project, choices)} />
        <Section title={rafterTitle(project)} items={rafterItems(project, choices)} />
        <Section title="Purlin and rafter information" items={spacingItems(project)} />
        <Section title="Roof sheeting" items={roofCoverItems(project, choices)} />
      </div>
      {changed.length > 0 ? <Section title="Changed assumptions" items={changed} /> : null}
      {project.roofCover.note ? (
        <Panel title="Project note">
          <p className={classes.note}>{project.roofCover.note}</p>
        </Panel>
      ) : null}
    </>
  )
}
