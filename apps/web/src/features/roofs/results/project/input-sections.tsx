import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { KeyValue } from '@soundroof/report/blocks/blocks'
import { contactLines, type InputSection, inputSections } from '@soundroof/report/blocks/input-blocks'
import { lineInWords } from '@soundroof/report/blocks/input-line'
import { changedOptions } from '@soundroof/report/blocks/option-words'
import { withUnit } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './project.module.css'

export const KeyValues = ({ items }: { readonly items: readonly KeyValue[] }) => {
  return (
    <dl className={classes.items}>
      {items.map(({ label, value, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {withUnit(value, unit)}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Section = ({ title, items }: InputSection) => {
  const say = useSay()
  return (
    <Panel title={say(title)}>
      <KeyValues items={items.map(lineInWords(say))} />
    </Panel>
  )
}

type Props = { readonly project: ProjectDraft; readonly photos: ReactNode }

export const InputSections = ({ project, photos }: Props) => {
  const say = useSay()

  const choices = useShownChoices()
  const changed = changedOptions(project.options, choices)
  const contacts = contactLines(project)
  const sections = inputSections(project, choices).map((section) => <Section key={section.title} {...section} />)
  return (
    <>
      {contacts.length > 0 ? <Section title="roofs.client-and-site-contact" items={contacts} /> : null}
      <div className={classes.pair}>{sections.slice(0, 2)}</div>
      {photos}
      <div className={classes.pair}>{sections.slice(2)}</div>
      {changed.length > 0 ? <Section title="roofs.changed-assumptions" items={changed} /> : null}
      {project.roofCover.note ? (
        <Panel title={say('roofs.project-note')}>
          <p className={classes.note}>{project.roofCover.note}</p>
        </Panel>
      ) : null}
    </>
  )
}
