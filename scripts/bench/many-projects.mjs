/** @typedef {import('../../apps/server/src/platform/database/db.ts').Db} Db */

/** Beside the installer's company, which has half of the projects. */
const companies = `insert into companies (id, name, created_at)
  select 'company' || place, 'Company ' || place, now() from generate_series(1, greatest(1, $PROJECTS / 200)) place`

/**
 * Copies of the one project that there is, over two years. Half are of its company, the rest of others, 100 each.
 * Of a hundred, 60 were never submitted, 4 wait and 36 are delivered; but of the newest 1 000, 4 wait, 2 are claimed, 1 is
 * accepted and 33 are delivered: engineers have some dozens in work, whatever was delivered before.
 */
const projects = `insert into projects (hash, company_id, name_search, draft, input_hash, status, engineer_id, deliver_at,
    submitted_at, created_at, updated_at, queue_power, queue_panels, queue_warnings, queue_verdict)
  select 'many' || place, case when place % 2 = 0 then p.company_id else 'company' || (1 + place / 200) end,
    'n-' || place || '-2025-03-01-' || w.word || ' road', p.draft, p.input_hash, s.status,
    case when s.status >= 3 then e.id end, case when s.status >= 4 then s.moment + interval '10 days' end,
    case when s.status >= 2 then s.moment end, s.moment, s.moment,
    3 + place % 970 * 71 % 970 / 10.0, 8 + place % 240, place % 7, 1 + place % 6
  from projects p, accounts e, generate_series(1, $PROJECTS - 1) place,
    lateral (select split_part('acacia banksia boronia bottlebrush correa grevillea hakea hibbertia kunzea lomandra myrtle'
      || ' ngaio ozothamnus pandorea quandong saltbush telopea waratah westringia zieria', ' ', 1 + place / 2 % 20) as word) w,
    lateral (select timestamptz '2024-07-01' + place * interval '730 days' / $PROJECTS as moment,
      case when place / 2 % 100 < 60 then 1 when place / 2 % 100 < 64 then 2 when place < $PROJECTS - 1000 then 5
        when place / 2 % 100 < 66 then 3 when place / 2 % 100 < 67 then 4 else 5 end as status) s
  where p.hash not like 'many%' and e.role = 'engineer'`

/** @param {Db} tx @returns {Promise<string[]>} how to make the indexes that are no constraints */
const dropIndexes = async (tx) => {
  const found = await tx.query(
    `select indexname as name, indexdef as definition from pg_indexes i where tablename = 'projects'
     and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
  )
  for (const { name } of found) await tx.script(`drop index ${name}`)
  return found.map(({ definition }) => definition)
}

/** The database then has so many projects. @param {Db} db @param {number} count */
export const fillWithProjects = async (db, count) => {
  await db.transaction(async (tx) => {
    const definitions = await dropIndexes(tx)
    for (const statement of [companies, projects]) await tx.script(statement.replaceAll('$PROJECTS', String(count)))
    for (const definition of definitions) await tx.script(definition)
  })
  await db.script('vacuum analyze projects')
}
