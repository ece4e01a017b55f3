import { Button, Skeleton, Stack } from '@mantine/core'
import { recognised, text } from '@soundroof/contract/platform/text'
import type { Notice } from '@soundroof/contract/review/notices/notice-calls'
import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import styles from '../../../components/page/entries.module.css'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { NoticeChoicesPanel } from './notice-choices-panel.tsx'
import { useMarkRead, useNotices } from './use-notices.ts'

type RowProps = { readonly notice: Notice; readonly isStaff: boolean; readonly onRead: () => void }

const Row = ({ notice: { project, text: told, createdAt, isRead }, isStaff, onRead }: RowProps) => (
  <li className={styles.entry}>
    <div className={styles.words}>
      <p className={styles.name}>
        <TextLink
          to={isStaff ? '/console/project' : '/project_result'}
          search={{ project: project.hash }}
          onClick={onRead}
        >
          {project.number} · {project.name}
        </TextLink>
        {!isRead && <strong className={styles.beside}>{text('new')}</strong>}
      </p>
      <p className={styles.detail}>
        {recognised(told)}, <time dateTime={createdAt}>{shownMoment(createdAt)}</time>
      </p>
    </div>
  </li>
)

const Notices = () => {
  const { data, error, refetch } = useNotices()
  const markRead = useMarkRead()
  const isStaff = useSession()?.customer.role !== 'customer'
  if (error) return <LoadFailed title={error.message} retry={refetch} />
  if (!data) return <Skeleton height={240} radius="lg" />
  if (data.rows.length === 0)
    return (
      <EmptyState title={text('No notices yet')}>
        {text('What happens to projects under review appears here.')}
      </EmptyState>
    )
  const unread = data.rows.filter(({ isRead }) => !isRead).map(({ id }) => id)
  return (
    <Panel>
      <ul className={styles.entries} aria-label={text('Notices, newest first')}>
        {data.rows.map((notice) => (
          <Row key={notice.id} notice={notice} isStaff={isStaff} onRead={() => void markRead([notice.id])} />
        ))}
      </ul>
      {unread.length > 0 && (
        <Button variant="default" mt="md" onClick={() => void markRead(unread)}>
          {text('Mark all as read')}
        </Button>
      )}
    </Panel>
  )
}

export const NoticesPage = () => (
  <PageFrame
    title={text('Notices')}
    lead={text('Your projects under review, and which mails you get about them.')}
    actions={
      <ButtonLink to="/sessions" variant="default">
        {text('Account and devices')}
      </ButtonLink>
    }
  >
    <Stack gap="lg">
      <Notices />
      <NoticeChoicesPanel />
    </Stack>
  </PageFrame>
)
