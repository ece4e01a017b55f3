import { Box } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { NewProjectButton } from '../new-project-button.tsx'
import { FilterForm } from './filter-form.tsx'
import classes from './in-reach.module.css'
import { filtersFrom } from './project-filter.ts'
import { ProjectList } from './project-list.tsx'
import { ProjectSearch } from './project-search.tsx'

const route = getRouteApi('/shell/project_existing')

export const ExistingProjectsPage = () => {
  const say = useSay()

  const filters = filtersFrom(route.useSearch())
  const navigate = route.useNavigate()
  const onSearch = (search: string) => void navigate({ search: { ...filters, search }, replace: true })
  return (
    <PageFrame
      title={say('roofs.existing-projects')}
      width="wide"
      actions={
        <div className={classes.action}>
          <NewProjectButton />
        </div>
      }
    >
      <Box mb={14}>
        <ProjectSearch text={filters.search} onSearch={onSearch} />
      </Box>
      <FilterForm
        filters={{ ...filters, search: '' }}
        onSearch={(form) => void navigate({ search: { ...form, search: filters.search } })}
      />
      <ProjectList filters={filters} />
    </PageFrame>
  )
}
