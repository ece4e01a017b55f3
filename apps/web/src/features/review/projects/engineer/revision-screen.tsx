import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './engineer.module.css'
import { PhotoSection } from './photo-section.tsx'
import { Result, type Views } from './project-screen.tsx'
import { resultWords, savedWords } from './revision-section.tsx'
import { type Reviewed, useConsoleProject, useConsoleRevision } from './use-console-project.ts'
import { Waiting } from './waiting.tsx'

type Props = { readonly hash: string; readonly revision: number; readonly views: Views }

const Back = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink to="/console/project" search={{ project: hash }} variant="default">
      {say('review.present-revision')}
    </ButtonLink>
  )
}

const Screen = ({ saved, revision, views }: Omit<Props, 'hash'> & { readonly saved: Reviewed }) => {
  const say = useSay()

  const { told, draft } = saved
  const { hash, revisions } = told
  const found = revisions.find((one) => one.revision === revision)
  return (
    <PageFrame
      title={say('components.revision-project-revision', { project: displayName(draft), revision })}
      width="full"
      lead={found && say('review.to-read-only', { saved: savedWords(say, found), result: resultWords(say, found) })}
      actions={<Back hash={hash} />}
    >
      <div className={styles.screen}>
        <div className={styles.column}>
          <Result
            {...saved}
            revision={revision}
            resultId={found?.result ?? null}
            view={views.result}
            inputs={() => views.inputs(draft, <PhotoSection reviewed={saved} />)}
          />
        </div>
        {views.changesAround(hash, revision, told.revision)}
      </div>
    </PageFrame>
  )
}

/** An earlier revision of a submitted project: inputs, photos, drawing and result, and the changes since. */
export const RevisionScreen = ({ hash, revision, views }: Props) => {
  const say = useSay()

  const project = useConsoleProject(hash)
  const saved = useConsoleRevision(hash, revision)
  const told = project.data?.told
  const isMissing = told && !told.revisions.some((one) => one.revision === revision)
  if (told && saved.data)
    return <Screen key={revision} saved={{ told, draft: saved.data }} revision={revision} views={views} />
  return (
    <PageFrame title={say('components.revision', { revision })} width="wide">
      {isMissing ? (
        <EmptyState title={say('revisionUnknown', { revision })} action={<Back hash={hash} />} />
      ) : (
        <Waiting isNone={false} error={project.error ?? saved.error} retry={saved.refetch} />
      )}
    </PageFrame>
  )
}
