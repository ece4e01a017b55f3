import type { Db } from '../../platform/database/db.ts'

const lists = {
  notices: `select project_hash as project, kind, created_at, read_at
    from notices where account_id = $1 order by sequence`,
  noticesWithoutMail: `select kind from notice_choices c, unnest(c.no_mail) as kind where c.account_id = $1 order by kind`,
} as const

/** Titles of the lists in the export. */
export const aboutNotices = {
  notices: 'what you were told of which project under review',
  noticesWithoutMail: 'kinds of notices that you get no mail about',
} satisfies Record<keyof typeof lists, string>

/** Notices in the export of a person's data. */
export const ownNotices = async (
  db: Db,
  accountId: string,
): Promise<Readonly<Record<keyof typeof lists, unknown>>> => ({
  notices: await db.query(lists.notices, [accountId]),
  noticesWithoutMail: await db.query(lists.noticesWithoutMail, [accountId]),
})
