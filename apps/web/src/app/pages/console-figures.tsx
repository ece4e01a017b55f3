import { getRouteApi } from '@tanstack/react-router'
import { FiguresPage } from '../../features/review/figures/figures-page.tsx'

const route = getRouteApi('/shell/console/figures')

/** Figures of the catalogue that engineers sign off. */
export const ConsoleFigures = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return <FiguresPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
