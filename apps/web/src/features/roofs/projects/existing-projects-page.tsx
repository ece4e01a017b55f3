import { Skeleton } from '@mantine/core'
import { type ProjectSummary, projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './existing-projects-page.module.css'
import { FilterForm } from './filter-form.tsx'
import { filtersFrom, hasFilters, type ListFilters, matches, serverFilters } from './project-filter.ts'
import { ProjectRow } from './project-row.tsx'

const route = getRouteApi('/shell/project_existing')
const queryKey = 'projects'

const useProjects = (filters: ListFilters) =>
  useQuery({
    queryKey: [queryKey, filters],
    queryFn: async ({ signal }) => {
      const rows = dataOf(await call('projects', { query: serverFilters(filters), signal }))
      return rows.map(projectSummaryFromWire).filter((project) => matches(project, filters))
    },
  })

const NoProjects = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState title="No project matches these filters">Change a filter, or reset them all.</EmptyState>
  ) : (
    <EmptyState title="No projects yet" action={<ButtonLink to="/project">New Project</ButtonLink>}>
      Projects that you calculate appear here.
    </EmptyState>
  )

type ListProps = { readonly projects: readonly ProjectSummary[]; readonly onDelete: (project: ProjectSummary) => void }

const List = ({ projects, onDelete }: ListProps) => (
  <>
    <p className={styles.count} role="status">
      {projects.length === 1 ? '1 project' : `${projects.length} projects`}
    </p>
    <ul className={styles.list}>
      {projects.map((project) => (
        <ProjectRow key={project.hash} project={project} onDelete={() => onDelete(project)} />
      ))}
    </ul>
  </>
)

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
  const { data, isError, refetch } = useProjects(filters)
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
        {data?.length === 0 && <NoProjects filtered={hasFilters(filters)} />}
        {data && data.length > 0 && <List projects={data} onDelete={setToDelete} />}
      </section>
      <DeleteDialog project={toDelete} onClose={() => setToDelete(null)} onDeleted={() => void onDeleted()} />
    </PageFrame>
  )
}
