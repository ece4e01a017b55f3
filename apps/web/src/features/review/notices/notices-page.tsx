import { Button, Skeleton, Stack } from '@mantine/core'
import type { Notice } from '@soundroof/contract/review/notices/notice-calls'
import { Entry } from '../../../components/lists/entry.tsx'
import { Moment } from '../../../components/lists/moment.tsx'
import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import styles from '../../../components/page/entries.module.css'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { NoticeChoicesPanel } from './notice-choices-panel.tsx'
import { useMarkRead, useNotices } from './use-notices.ts'

type RowProps = { readonly notice: Notice; readonly isStaff: boolean; readonly onRead: () => void }

const Row = ({ notice: { project, coded, text: english, createdAt, isRead }, isStaff, onRead }: RowProps) => {
  const say = useSay()

  const name = (
    <>
      <TextLink
        to={isStaff ? '/console/project' : '/project_result'}
        search={{ project: project.hash }}
        onClick={onRead}
      >
        {project.number} · {project.name}
      </TextLink>
      {!isRead && <strong className={styles.beside}>{say('review.new')}</strong>}
    </>
  )
  const detail = <Sentence says="review.told-at" told={say({ ...coded, english })} moment={<Moment at={createdAt} />} />
  return <Entry name={name} details={[detail]} />
}

const Notices = () => {
  const say = useSay()

  const { data, error, refetch } = useNotices()
  const markRead = useMarkRead()
  const isStaff = useSession()?.customer.role !== 'customer'
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={240} radius="lg" />
  if (data.rows.length === 0)
    return (
      <EmptyState title={say('review.no-notices-yet')}>
        {say('review.what-happens-to-projects-under-review')}
      </EmptyState>
    )
  const unread = data.rows.filter(({ isRead }) => !isRead).map(({ id }) => id)
  return (
    <Panel>
      <ul className={styles.entries} aria-label={say('review.notices-newest-first')}>
        {data.rows.map((notice) => (
          <Row key={notice.id} notice={notice} isStaff={isStaff} onRead={() => void markRead([notice.id])} />
        ))}
      </ul>
      {unread.length > 0 && (
        <Button variant="default" mt="md" onClick={() => void markRead(unread)}>
          {say('review.mark-all-as-read')}
        </Button>
      )}
    </Panel>
  )
}

export const NoticesPage = () => {
  const say = useSay()
  return (
    <PageFrame
      title={say('components.notices')}
      lead={say('review.your-projects-under-review-and-which')}
      actions={
        <ButtonLink to="/sessions" variant="default">
          {say('components.account-and-devices')}
        </ButtonLink>
      }
    >
      <Stack gap="lg">
        <Notices />
        <NoticeChoicesPanel />
      </Stack>
    </PageFrame>
  )
}
