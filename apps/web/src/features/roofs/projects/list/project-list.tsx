import { Box, Skeleton, Stack, Text } from '@mantine/core'
import { type ProjectSummary, projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { DeleteDialog } from '../../../../components/roofs/delete-dialog.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { projectsShown, type Total } from '../../../../components/roofs/projects-shown.ts'
import {
  groupedByProject,
  nameWithoutRoof,
  projectOf,
  roofTitle,
} from '../../../../components/roofs/roofs-of-project.ts'
import { AsOfNote } from '../../../../components/signal/as-of-note.tsx'
import { CallRefused, call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { NewProjectButton } from '../new-project-button.tsx'
import { type Arrays, useArrays } from '../site/use-arrays.ts'
import { hasFilters, type ListFilters, serverFilters } from './project-filter.ts'
import { ProjectRow } from './project-row.tsx'

const queryKey = 'projects'

const pageSize = 50

const fetchPage = async (filters: ListFilters, after: string, signal: AbortSignal) => {
  const answer = await call('projects', { query: { ...serverFilters(filters), limit: pageSize, after }, signal })
  if (!answer.ok) throw new CallRefused(answer)
  const { data, total, totalIsCapped, next } = answer
  return { projects: data.map(projectSummaryFromWire), total: { total: total ?? data.length, totalIsCapped }, next }
}

export const useProjects = (filters: ListFilters) =>
  useInfiniteQuery({
    queryKey: [queryKey, filters],
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

const NoProjects = ({ filtered }: { readonly filtered: boolean }) => {
  const say = useSay()
  return filtered ? (
    <EmptyState title={say('roofs.no-project-matches')}>{say('roofs.change-search-or-filters')}</EmptyState>
  ) : (
    <EmptyState title={say('roofs.no-projects-yet')} action={<NewProjectButton />}>
      {say('roofs.projects-that-you-calculate-appear-here')}
    </EmptyState>
  )
}

type ProjectProps = {
  readonly arrays: Arrays
  readonly roofs: readonly ProjectSummary[]
  readonly onDelete: (project: ProjectSummary) => void
}

/** A row, or the rows of several roofs below the name of their project. */
const Project = ({ roofs, arrays, onDelete }: ProjectProps) => {
  const say = useSay()

  const [first, ...others] = roofs
  if (!first) return null
  if (others.length === 0)
    return <ProjectRow project={first} panels={arrays.get(first.hash)} onDelete={() => onDelete(first)} />
  return (
    <Box component="li" p="clamp(10px, 2.2vw, 14px)" className={surfaces.card} bg="var(--ground-2)">
      <Box component="h2" m={0} mb={10} pl={4} fz="1.05rem" fw={640}>
        {say('roofs.roofs-of', { name: titleOf({ ...first, name: nameWithoutRoof(first) }) })}
      </Box>
      <PlainList>
        {roofs.map((roof) => (
          <ProjectRow
            key={roof.hash}
            project={roof}
            roof={roofTitle(say, roof)}
            panels={arrays.get(roof.hash)}
            onDelete={() => onDelete(roof)}
          />
        ))}
      </PlainList>
    </Box>
  )
}

type ListProps = {
  readonly projects: readonly ProjectSummary[]
  readonly total: Total
  readonly onDelete: (project: ProjectSummary) => void
  readonly children: (list: RefObject<HTMLUListElement | null>) => ReactNode
}

const List = ({ projects, total, onDelete, children }: ListProps) => {
  const say = useSay()

  const list = useRef<HTMLUListElement>(null)
  const arrays = useArrays(projects)
  return (
    <>
      <Text fz="sm" c="dimmed" mb={10} role="status">
        {projectsShown(say, projects.length, total)}
      </Text>
      <PlainList ref={list}>
        {groupedByProject(projects).map((roofs) => (
          <Project key={roofs[0]?.hash} roofs={roofs} arrays={arrays} onDelete={onDelete} />
        ))}
      </PlainList>
      {children(list)}
    </>
  )
}

const isOneOfSeveral = (project: ProjectSummary | null, projects: readonly ProjectSummary[]): boolean =>
  project !== null && projects.some((other) => other.hash !== project.hash && projectOf(other) === projectOf(project))

const Waiting = () => (
  <Stack gap="sm" aria-hidden="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height={104} radius="lg" />
    ))}
  </Stack>
)

/** The projects that the filters find, newest first, to open and to delete. */
export const ProjectList = ({ filters }: { readonly filters: ListFilters }) => {
  const say = useSay()

  const client = useQueryClient()
  const query = useProjects(filters)
  const { data, isError, refetch } = query
  const projects = data?.pages.flatMap((page) => page.projects) ?? []
  const total = data?.pages.at(-1)?.total
  const [toDelete, setToDelete] = useState<ProjectSummary | null>(null)
  const list = useRef<HTMLElement>(null)
  const onDeleted = async () => {
    await client.invalidateQueries({ queryKey: [queryKey] })
    focusAfterDialog(list.current)
  }
  return (
    <>
      <AsOfNote />
      {!data && !isError && <Waiting />}
      {isError && <LoadFailed title={say('roofs.the-projects-could-not-be-loaded')} retry={refetch} />}
      <section ref={list} tabIndex={-1} style={{ outline: 'none' }} aria-label={say('components.projects')}>
        {data && projects.length === 0 && <NoProjects filtered={hasFilters(filters)} />}
        {total && projects.length > 0 && (
          <List projects={projects} total={total} onDelete={setToDelete}>
            {(list) => <ShowMore list={list} shown={groupedByProject(projects).length} query={query} />}
          </List>
        )}
      </section>
      <DeleteDialog
        project={toDelete}
        isOneOfSeveral={isOneOfSeveral(toDelete, projects)}
        onClose={() => setToDelete(null)}
        onDeleted={() => void onDeleted()}
      />
    </>
  )
}
