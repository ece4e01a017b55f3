import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * A migration holds its locks until it has ended, and everybody waits for them: at 50 000 results no longer than a second. What reads
 * or writes every row of a table that grows with use is work after the start (decision 054). A note `-- Quick: reason` above a
 * statement lets it pass.
 */

const folder = 'apps/server/migrations'
/** Until here migrations had landed before the rule. */
const lastBefore = 43

const growing =
  'accounts|audit_trail|charges|companies|content_seals|documents|files|issued_results|mails|project_results|project_revisions|projects|report_jobs|reservations|result_figures|sessions|subscriptions|timeline'
const table = `(?:only\\s+)?(?:public\\.)?(?:${growing})\\b`

const slow: Readonly<Record<string, RegExp>> = {
  'writes every row': new RegExp(`^(?:update|delete\\s+from)\\s+${table}`, 'i'),
  'reads every row': new RegExp(`^(?:insert|create\\s+table|with)\\b.*\\b(?:from|join)\\s+${table}`, 'is'),
  'rewrites the table': new RegExp(
    `^alter\\s+table\\s+${table}.*(?:\\bgenerated\\b|\\btype\\b|\\bdefault\\s+(?!'[^']*'|-?[\\d.]+\\b|true\\b|false\\b|null\\b))`,
    'is',
  ),
  'looks at every row': new RegExp(
    `^alter\\s+table\\s+${table}(?!.*\\bnot\\s+valid\\b).*(?:\\bcheck\\b|\\breferences\\b|\\bunique\\b|\\bprimary\\s+key\\b|set\\s+not\\s+null|validate\\s+constraint)`,
    'is',
  ),
  'makes an index': new RegExp(`^create\\s+(?:unique\\s+)?index\\b.*\\bon\\s+${table}`, 'is'),
}

const withoutBodies = (sql: string): string => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")

const statementsOf = (sql: string): readonly string[] => withoutBodies(sql).split(';')
const isNoted = (statement: string): boolean => /^-- Quick: \S/m.test(statement)
const bare = (statement: string): string => statement.replace(/--.*$/gm, '').trim()

const faultsOf = (sql: string): readonly string[] =>
  statementsOf(sql)
    .filter((statement) => !isNoted(statement))
    .flatMap((statement) => Object.keys(slow).filter((why) => slow[why]?.test(bare(statement))))

it('migrations hold no lock for long', () => {
  const names = readdirSync(folder).filter((name) => Number(name.slice(0, 4)) > lastBefore)
  const faults = names.flatMap((name) =>
    faultsOf(readFileSync(`${folder}/${name}`, 'utf8')).map((why) => `${name} ${why}`),
  )
  expect(faults).toEqual([])
})

it.each([
  [`update projects set roof_name = ''`, 'writes every row'],
  ['delete from files where bytes = 0', 'writes every row'],
  ['insert into touched_rows select 1 from projects p on conflict do nothing', 'reads every row'],
  [`alter table issued_results add column verdict text generated always as (result) stored`, 'rewrites the table'],
  ['alter table files add column made_at timestamptz default clock_timestamp()', 'rewrites the table'],
  ['alter table files alter column bytes type numeric', 'rewrites the table'],
  ['alter table projects add column roof_of text references projects', 'looks at every row'],
  [`alter table documents add constraint kinds check (kind in ('a'))`, 'looks at every row'],
  ['alter table projects alter column roof_name set not null', 'looks at every row'],
  ['create index results_of_scope on issued_results (scope)', 'makes an index'],
])('%s: %s', (sql, why) => {
  expect(faultsOf(`-- A comment; with a semicolon.\n${sql};`.replace('; with', ', with'))).toEqual([why])
  expect(faultsOf(`-- Quick: at most a hundred rows.\n${sql};`)).toEqual([])
})

it.each([
  'alter table issued_results add column asked_hash text',
  `alter table projects add column roof_name text not null default ''`,
  'alter table documents add constraint kinds check (kind is not null) not valid',
  'create table marks (id text primary key references projects)',
  'create function note() returns trigger language plpgsql as $$ begin update projects set hash = hash; end $$',
  'create trigger notes after insert or update of hash or delete on projects for each row execute function note()',
])('%s passes', (sql) => expect(faultsOf(`${sql};`)).toEqual([]))
