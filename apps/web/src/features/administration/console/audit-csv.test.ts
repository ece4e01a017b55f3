import type { AuditRow } from '@soundroof/contract/administration/console'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const row: AuditRow = {
  id: '7',
  happenedAt: '2026-11-21T09:00:00.000Z',
  action: 'customer_disabled',
  by: { operator: null, accountId: 'a1', email: 'ann@example.org' },
  subject: { id: 'u1', email: null },
  detail: { reason: 'said "no",\nthen left', status: { from: 'enabled', to: 'disabled' } },
}
const lines = (rows: readonly AuditRow[]) => auditCsv(sayIn('en-AU'), rows).split('\r\n')

describe('the audit trail as a table', () => {
  it('has a head, a line for each row, and every value in quotes', () => {
    const [head, first, end, ...more] = lines([row])
    expect(head).toBe('\ufeff"Id","Time (UTC)","Action","Meaning","By","By account","Of","Of id","Detail"')
    expect(first).toBe(
      '"7","2026-11-21T09:00:00.000Z","customer_disabled","A customer account was disabled and its sessions ended",' +
        '"ann@example.org","a1","Deleted account u1","u1",' +
        '"{""reason"":""said \\""no\\"",\\nthen left"",""status"":{""from"":""enabled"",""to"":""disabled""}}"',
    )
    expect([end, more]).toEqual(['', []])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('holds no formula: %j', (operator) => {
    const [, first] = lines([{ ...row, by: { operator, accountId: null, email: null } }])
    expect(first).toContain(`,"'${operator}",`)
  })

  it('has only the head when there are no rows', () => {
    expect(lines([])).toHaveLength(2)
  })
})
