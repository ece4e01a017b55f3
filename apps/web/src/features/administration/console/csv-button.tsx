import type { AuditRow } from '@soundroof/contract/administration/console'
import { BusyButton } from '../../../components/fields/busy-button.tsx'
import { saveFile } from '../../../platform/api/download.ts'
import { type Say, useSay } from '../../../platform/words/use-say.ts'
import { auditCsv } from './audit-csv.ts'
import { type ConsoleSearch, fetchAudit } from './tables.ts'

/** Every row that the filters match, page by page; null, with a toast, when a page fails. */
const allRows = async (filters: ConsoleSearch): Promise<readonly AuditRow[] | null> => {
  const rows: AuditRow[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof fetchAudit>> = await fetchAudit(filters, after)
    if (!page.ok) return null
    rows.push(...page.data.rows)
    after = page.data.next
  }
  return rows
}

const save = async (say: Say, filters: ConsoleSearch): Promise<void> => {
  const rows = await allRows(filters)
  if (rows === null) return
  const file = new Blob([auditCsv(say, rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `soundroof-audit-${new Date().toISOString().slice(0, 10)}.csv`)
}

export const CsvButton = ({ filters }: { readonly filters: ConsoleSearch }) => {
  const say = useSay()
  return (
    <BusyButton size="sm" variant="default" work={() => save(say, filters)}>
      {say('components.download-csv')}
    </BusyButton>
  )
}
