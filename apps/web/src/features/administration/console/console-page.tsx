import { Flex } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { CertificatePanel, CertificateWarning } from './certificate-panel.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { SheetingPanel } from './sheeting-panel.tsx'
import { TableSection } from './table-section.tsx'
import { type ConsoleSearch, tableNames, tableOf, tables } from './tables.ts'

const route = getRouteApi('/shell/console')

const forms = {
  provider: { title: 'components.provider', Content: ProviderPanel },
  certificate: { title: 'administration.signing-certificate', Content: CertificatePanel },
  sheeting: { title: 'report.roof-sheeting', Content: SheetingPanel },
} as const
type FormName = keyof typeof forms
const formNames = Object.keys(forms) as readonly FormName[]
const formOf = (name: string | undefined): FormName | null => formNames.find((one) => one === name) ?? null

/** A part of the console from another feature; its filters are in the address. */
type Part = {
  readonly title: PlainCode
  readonly Content: (props: {
    readonly search: ConsoleSearch
    readonly onSearch: (search: ConsoleSearch) => void
  }) => ReactNode
}
type Props = {
  /** What engineers see. */
  readonly engineering: Readonly<Record<string, Part>>
}

const administratorPlaces = [
  ...tableNames.map((name) => ({ name, title: tables[name].title })),
  ...formNames.map((name) => ({ name, title: forms[name].title })),
]

type Place = { readonly name: string; readonly title: PlainCode }

const Places = ({ places, current }: { readonly places: readonly Place[]; readonly current: string }) => {
  const say = useSay()
  return (
    <Flex component="nav" aria-label={say('shell.console')} wrap="wrap" gap={8} mb="lg">
      {places.map(({ name, title }) => (
        <ButtonLink
          key={name}
          to="/console"
          search={{ table: name }}
          variant={name === current ? 'filled' : 'default'}
          aria-current={name === current ? 'page' : undefined}
        >
          {say(title)}
        </ButtonLink>
      ))}
      <ButtonLink to="/console/figures" variant="default">
        {say('components.figures')}
      </ButtonLink>
      <ButtonLink to="/console/products" variant="default">
        {say('administration.racking-and-modules')}
      </ButtonLink>
    </Flex>
  )
}

const leads = {
  engineer: 'administration.projects-that-wait-for-a-review',
  administrator: 'administration.accounts-projects-and-settings-of-this',
} as const

type TableProps = {
  readonly table: string | undefined
  readonly filters: ConsoleSearch
  readonly onSearch: (filters: ConsoleSearch) => void
}

const AdministratorContent = ({ table, filters, onSearch }: TableProps) => {
  const form = formOf(table)
  if (form === null) return <TableSection name={tableOf(table)} filters={filters} onSearch={onSearch} />
  const { Content } = forms[form]
  return <Content />
}

/** Engineers see their parts only; administrators begin with the first of their tables. */
export const ConsolePage = ({ engineering }: Props) => {
  const say = useSay()

  const { table, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const isAdministrator = useSession()?.customer.role === 'administrator'
  const parts = Object.entries(engineering)
  const [first] = parts
  const part = parts.find(([name]) => name === table) ?? (isAdministrator ? undefined : first)
  const current = part?.[0] ?? formOf(table) ?? tableOf(table)
  const onSearch = (chosen: ConsoleSearch) => void navigate({ search: { ...chosen, table: current } })
  const own = parts.map(([name, { title }]) => ({ name, title }))
  const Content = part?.[1].Content
  return (
    <PageFrame
      title={say('shell.console')}
      width="wide"
      lead={say(leads[isAdministrator ? 'administrator' : 'engineer'])}
    >
      <Places places={isAdministrator ? [...own, ...administratorPlaces] : own} current={current} />
      {isAdministrator && <CertificateWarning />}
      {Content ? (
        <Content search={filters} onSearch={onSearch} />
      ) : (
        <AdministratorContent table={table} filters={filters} onSearch={onSearch} />
      )}
    </PageFrame>
  )
}
