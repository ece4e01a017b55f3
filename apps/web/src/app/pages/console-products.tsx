import { getRouteApi } from '@tanstack/react-router'
import { ProductsPage } from '../../features/review/figures/products-page.tsx'

const route = getRouteApi('/shell/console/products')

/** Racking systems and modules of the provider. */
export const ConsoleProducts = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return <ProductsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
