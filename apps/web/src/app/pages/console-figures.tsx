import { getRouteApi } from '@tanstack/react-router'
import { FiguresPage } from '../../features/review/figures/list/figures-page.tsx'
import { ChangedPage } from '../../features/review/projects/changed/changed-page.tsx'

const figures = getRouteApi('/shell/console/figures')
const changed = getRouteApi('/shell/console/figures/changed')

/** Figures of the catalogue that engineers sign off. */
export const ConsoleFigures = () => {
  const search = figures.useSearch()
  const navigate = figures.useNavigate()
  return <FiguresPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}

/** What rests on a figure that engineers changed. */
export const ConsoleChanged = () => {
  const search = changed.useSearch()
  const navigate = changed.useNavigate()
  return <ChangedPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
