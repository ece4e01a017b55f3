import { schemaField } from '@soundroof/contract/platform/schema-field'
import type { CertificateDraft } from '@soundroof/contract/review/certificate/certificate-calls'
import { certificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { projectKey, type Reviewed, useConsoleProject } from '../engineer/use-console-project.ts'
import { Waiting } from '../engineer/waiting.tsx'
import { FiguresLink } from '../figures-link.tsx'
import { useChange } from '../use-change.ts'
import styles from './certificate.module.css'
import { DispositionList } from './disposition-list.tsx'
import { EntrySections } from './entry-sections.tsx'
import { FormNote } from './form-note.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { Templates } from './templates.tsx'
import { type Certificate, useCertificate } from './use-certificate.ts'
import { useCertificateDraft } from './use-saved-entries.ts'

const ToProject = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink to="/console/project" search={{ project: hash }} variant="default">
      {say('shell.project')}
    </ButtonLink>
  )
}

type FieldProps = { readonly certificate: Certificate }

const Statement = ({ certificate }: FieldProps) => {
  const say = useSay()
  const { entered, errorOf, edit } = certificate
  return (
    <Panel title={say.named('Statement')}>
      <TextAreaField
        {...schemaField(certificateContent, 'statement')}
        name="statement"
        hint={say('review.what-you-reviewed-and-what-you')}
        value={entered.statement}
        error={errorOf('statement')}
        onChange={(statement) => edit('statement', { statement })}
        rows={5}
        required
      />
      <Templates certificate={certificate} />
    </Panel>
  )
}

const FurtherConditions = ({ certificate: { entered, errorOf, edit } }: FieldProps) => {
  const say = useSay()
  return (
    <Panel title={say('review.further-conditions')}>
      <TextAreaField
        name="conditions"
        label={say('review.conditions-of-the-approval')}
        hint={say('review.one-on-each-line-none-if')}
        value={entered.conditions}
        error={errorOf('conditions')}
        onChange={(conditions) => edit('conditions', { conditions })}
        rows={3}
      />
    </Panel>
  )
}

type ScreenProps = { readonly reviewed: Reviewed; readonly draft: CertificateDraft; readonly onDelivered: () => void }

const Screen = ({ reviewed: { told, draft: project }, draft, onDelivered }: ScreenProps) => {
  const say = useSay()

  const change = useChange(projectKey(told.hash))
  const certificate = useCertificate(told.hash, draft, change)
  const place = siteAddress(project.building)
  return (
    <PageFrame
      title={say('review.certificate')}
      width="wide"
      lead={place ? `${place} · ${displayName(project)}` : displayName(project)}
      actions={<ToProject hash={told.hash} />}
    >
      <div className={styles.screen}>
        <div className={styles.sections} id="record" tabIndex={-1}>
          <FormNote form={draft.form} />
          <Statement certificate={certificate} />
          <EntrySections form={draft.form} certificate={certificate} />
          <DispositionList certificate={certificate} />
          <FurtherConditions certificate={certificate} />
        </div>
        <div className={styles.beside}>
          <div className={styles.progress}>
            <ProgressPanel certificate={certificate} />
          </div>
          <div className={styles.issue}>
            <IssuePanel told={told} certificate={certificate} change={change} onDelivered={onDelivered} />
            <p>
              <FiguresLink hash={told.hash} />
            </p>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

type Props = { readonly hash: string; readonly onDelivered: () => void }

/** The certificate of a project: its entries, saved by themselves, and its issue. */
export const CertificateScreen = ({ hash, onDelivered }: Props) => {
  const say = useSay()

  const project = useConsoleProject(hash)
  const draft = useCertificateDraft(hash)
  if (project.data && draft.data)
    return <Screen key={hash} reviewed={project.data} draft={draft.data} onDelivered={onDelivered} />
  const retry = () => Promise.all([project.refetch(), draft.refetch()])
  return (
    <PageFrame title={say('review.certificate')} width="wide" actions={hash !== '' && <ToProject hash={hash} />}>
      <Waiting isNone={hash === ''} error={project.error ?? draft.error} retry={retry} />
    </PageFrame>
  )
}
