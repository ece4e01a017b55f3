import { expect, it } from 'vitest'
import { sealedTableWritten } from './sealed-writes.ts'

it.each([
  ['insert into files (id) values ($1)', 'files'],
  ['UPDATE\n  documents set state = 1', 'documents'],
  ['delete from only projects', 'projects'],
  ['with gone as (delete from photo_marks returning *) select * from gone', 'photo_marks'],
  [`insert into reservations (id) values ('a') on conflict do update set id = 'b'`, null],
  ['select * from files for update of files', null],
  ['update file_tickets set used = true', null],
  ['delete from projects_of_yesterday', null],
])('%s writes %s', (sql, table) => {
  expect(sealedTableWritten(sql)).toBe(table)
})
