import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

interface NewRule {
  readonly words: string
  readonly act: 'hold' | 'refuse'
  readonly reason: string
}

/** Returns the rules of the word filter, by their words. */
export function listWordRules({ db }: Context) {
  return db.selectFrom('word_rule').select(['id', 'words', 'act', 'reason']).orderBy('words').execute()
}

/** Adds a rule, or changes the one for the same words. */
export async function addWordRule({ db, clock, newId }: Context, { words, act, reason }: NewRule): Promise<void> {
  await db
    .insertInto('word_rule')
    .values({ id: newId(), words, act, reason, created_at: clock.now() })
    .onConflict((conflict) => conflict.expression(sql`lower(words)`).doUpdateSet({ act, reason }))
    .execute()
}

/** Removes a rule; nothing happens when it is gone. */
export async function removeWordRule({ db }: Context, id: string): Promise<void> {
  await db.deleteFrom('word_rule').where('id', '=', id).execute()
}
