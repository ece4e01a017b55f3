import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import styles from './console.module.css'
import { ProviderPanel } from './provider-panel.tsx'
import { SheetingPanel } from './sheeting-panel.tsx'
import { TableSection } from './table-section.tsx'
import { tableNames, tableOf, tables } from './tables.ts'

const route = getRouteApi('/shell/console')

const forms = {
  provider: { title: 'Provider', Content: ProviderPanel },
  sheeting: { title: 'Roof sheeting', Content: SheetingPanel },
} as const
type FormName = keyof typeof forms
const formNames = Object.keys(forms) as readonly FormName[]
const formOf = (name: string | undefined): FormName | null => formNames.find((one) => one === name) ?? null

const places = [
  ...tableNames.map((name) => ({ name, title: tables[name].title })),
  ...formNames.map((name) => ({ name, title: forms[name].title })),
]

const Places = ({ current }: { readonly current: string }) => (
  <nav aria-label="Console" className={styles.tables}>
    {places.map(({ name, title }) => (
      <ButtonLink
        key={name}
        to="/console"
        search={{ table: name }}
        variant={name === current ? 'filled' : 'default'}
        aria-current={name === current ? 'page' : undefined}
      >
        {title}
      </ButtonLink>
    ))}
  </nav>
)

export const ConsolePage = () => {
  const { table, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const form = formOf(table)
  const name = tableOf(table)
  const Content = form === null ? null : forms[form].Content
  return (
    <PageFrame
      title="Console"
      width="wide"
      lead="Accounts, projects and settings of this installation. Every change is recorded in the audit trail."
    >
      <Places current={form ?? name} />
      {Content ? (
        <Content />
      ) : (
        <TableSection
          name={name}
          filters={filters}
          onSearch={(chosen) => void navigate({ search: { ...chosen, table: name } })}
        />
      )}
    </PageFrame>
  )
}
