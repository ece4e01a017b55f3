import { Skeleton } from '@mantine/core'
import { type ProjectSummary, projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { ShowMore } from '../../../components/page/show-more.tsx'
import { shownOf, type Total } from '../../../components/page/shown-of.ts'
import { CallRefused, call } from '../../../platform/api/api-client.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './existing-projects-page.module.css'
import { FilterForm } from './filter-form.tsx'
import { filtersFrom, hasFilters, type ListFilters, serverFilters } from './project-filter.ts'
import { ProjectRow } from './project-row.tsx'

const route = getRouteApi('/shell/project_existing')
const queryKey = 'projects'

const pageSize = 50

const fetchPage = async (filters: ListFilters, after: string, signal: AbortSignal) => {
  const answer = await call('projects', { query: { ...serverFilters(filters), limit: pageSize, after }, signal })
  if (!answer.ok) throw new CallRefused(answer)
  const { data, total, totalIsCapped, next } = answer
  return { projects: data.map(projectSummaryFromWire), total: { total: total ?? data.length, totalIsCapped }, next }
}

const useProjects = (filters: ListFilters) =>
  useInfiniteQuery({
    queryKey: [queryKey, filters],
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

const NoProjects = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState title="No project matches these filters">Change a filter, or reset them all.</EmptyState>
  ) : (
    <EmptyState title="No projects yet" action={<ButtonLink to="/project">New Project</ButtonLink>}>
      Projects that you calculate appear here.
    </EmptyState>
  )

type ListProps = {
  readonly projects: readonly ProjectSummary[]
  readonly total: Total
  readonly onDelete: (project: ProjectSummary) => void
  readonly children: (list: RefObject<HTMLUListElement | null>) => ReactNode
}

const List = ({ projects, total, onDelete, children }: ListProps) => {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <p className={styles.count} role="status">
        {shownOf(projects.length, total, 'project')}
      </p>
      <ul className={styles.list} ref={list}>
        {projects.map((project) => (
          <ProjectRow key={project.hash} project={project} onDelete={() => onDelete(project)} />
        ))}
      </ul>
      {children(list)}
    </>
  )
}

const Waiting = () => (
  <div className={styles.list} aria-hidden="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height={104} radius="lg" />
    ))}
  </div>
)

export const ExistingProjectsPage = () => {
  const filters = filtersFrom(route.useSearch())
  const navigate = route.useNavigate()
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
    <PageFrame title="Existing Projects" width="wide" actions={<ButtonLink to="/project">New Project</ButtonLink>}>
      <FilterForm filters={filters} onSearch={(search) => void navigate({ search })} />
      {!data && !isError && <Waiting />}
      {isError && <LoadFailed title="The projects could not be loaded" retry={refetch} />}
      <section ref={list} tabIndex={-1} className={styles.found} aria-label="Projects">
        {data && projects.length === 0 && <NoProjects filtered={hasFilters(filters)} />}
        {total && projects.length > 0 && (
          <List projects={projects} total={total} onDelete={setToDelete}>
            {(list) => <ShowMore list={list} shown={projects.length} query={query} />}
          </List>
        )}
      </section>
      <DeleteDialog project={toDelete} onClose={() => setToDelete(null)} onDeleted={() => void onDeleted()} />
    </PageFrame>
  )
}
