import { Box, Button, Skeleton, Text, Timeline } from '@mantine/core'
import type { TimelineRecord } from '@soundroof/contract/roofs/project-status'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Moment } from '../../../components/lists/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useGoBack } from '../../../components/page/use-go-back.ts'
import { CallRefused, call, dataOf } from '../../../platform/api/api-client.ts'
import { type Say, useSay } from '../../../platform/words/use-say.ts'
import { resultPath } from './site/open-project.ts'

const route = getRouteApi('/shell/project_Timeline')

const Records = ({ records }: { readonly records: readonly TimelineRecord[] }) => {
  const say = useSay()
  return (
    // A region that scrolls must be reachable by keyboard.
    <Box
      component="section"
      mah={600}
      p="2px 4px"
      style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}
      aria-label={say('components.records-newest-first')}
      tabIndex={0}
    >
      <Timeline active={0} bulletSize={16} lineWidth={2} styles={{ itemTitle: { lineHeight: 1.35 } }}>
        {records.map((record) => (
          <Timeline.Item
            key={`${record.createdAt} ${record.event}`}
            title={say({ ...record.coded, english: record.event })}
          >
            <Text size="sm" c="dimmed">
              <Moment at={record.createdAt} />
              {record.person && ` · ${record.codedPerson ? say(record.codedPerson) : record.person}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Box>
  )
}

const useRecords = (id: string) =>
  useQuery({
    queryKey: ['records', id],
    queryFn: async ({ signal }) => dataOf(await call('records', { query: { id }, signal })).records,
    enabled: id !== '',
    staleTime: 0,
  })

/** A project that does not exist has no records. */
const emptyWords = (say: Say, id: string, error: Error | null): string => {
  if (id === '') return say('projectUnknown')
  return error instanceof CallRefused ? say(error.refusal.message) : say('noRecord')
}

export const TimelinePage = () => {
  const say = useSay()

  const { id = '' } = route.useSearch()
  const goBack = useGoBack(id === '' ? '/project_existing' : resultPath({ hash: id }))
  const { data, error, isLoading } = useRecords(id)
  return (
    <PageFrame
      title={say('roofs.records')}
      lead={say('roofs.what-happened-to-this-project-newest')}
      actions={
        <Button variant="default" onClick={goBack}>
          {say('components.back')}
        </Button>
      }
    >
      {isLoading && <Skeleton height={240} radius="lg" />}
      {!isLoading && !data?.length && <EmptyState title={emptyWords(say, id, error)} />}
      {data && data.length > 0 && (
        <Panel>
          <Records records={data} />
        </Panel>
      )}
    </PageFrame>
  )
}
