import { productKinds } from '@soundroof/contract/review/figures/products-console'
import { getRouteApi } from '@tanstack/react-router'
import { ProductFormPage } from '../../features/review/figures/product-form/product-form-page.tsx'
import { ProductsPage } from '../../features/review/figures/products-page.tsx'

const route = getRouteApi('/shell/console/products')

/** Racking systems and modules of the provider; the form of one, where the address names its kind. */
export const ConsoleProducts = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const kind = productKinds.find((one) => one === search.enter)
  if (kind === undefined)
    return <ProductsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
  const { id = '' } = search
  const onDone = (proposed: string) => void navigate({ search: { search: proposed } })
  return <ProductFormPage key={`${kind} ${id}`} kind={kind} id={id} onDone={onDone} />
}
