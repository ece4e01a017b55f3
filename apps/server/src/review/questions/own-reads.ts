import type { Db } from '../../platform/database/db.ts'

const lists = {
  questionsRead: `select q.project_hash as project, r.question_id as question, r.read_until as up_to
    from question_reads r join review_questions q on q.id = r.question_id where r.account_id = $1 order by q.sequence`,
} as const

/** Title of the list in the export. */
export const aboutReads = {
  questionsRead: 'up to which message you have read which question about a project under review',
} satisfies Record<keyof typeof lists, string>

/** Read questions in the export of a person's data. */
export const ownReads = async (db: Db, accountId: string) => ({
  questionsRead: await db.query(lists.questionsRead, [accountId]),
})

/** With the account. */
export const eraseReads = (tx: Db, accountId: string) =>
  tx.query('delete from question_reads where account_id = $1', [accountId])
