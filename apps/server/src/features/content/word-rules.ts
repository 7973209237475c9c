import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Admin } from '../../platform/http/requester.ts'
import { recordAct } from '../session/index.ts'

interface NewRule {
  readonly words: string
  readonly act: 'hold' | 'refuse'
  readonly reason: string
}

/** Returns the rules of the word filter, by their words. */
export function listWordRules({ db }: Context) {
  return db.selectFrom('word_rule').select(['id', 'words', 'act', 'reason']).orderBy('words').execute()
}

/** Adds a rule, or changes the one for the same words, and records the admin. */
export async function addWordRule(ctx: Context, admin: Admin, { words, act, reason }: NewRule): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('word_rule')
      .select(['act', 'reason'])
      .where(sql`lower(words)`, '=', words.toLowerCase())
      .executeTakeFirst()
    await tx
      .insertInto('word_rule')
      .values({ id: ctx.newId(), words, act, reason, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.expression(sql`lower(words)`).doUpdateSet({ act, reason }))
      .execute()
    const subject = { id: null, name: words }
    const facts = { ...(before && { before }), after: { act, reason } }
    await recordAct(ctx, tx, { act: 'word-rule.set', by: admin.loginId, subject, ...facts })
  })
}

/** Removes a rule, and records the admin; does nothing if it no longer exists. */
export async function removeWordRule(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const removedRule = await tx
      .deleteFrom('word_rule')
      .where('id', '=', id)
      .returning(['words', 'act', 'reason'])
      .executeTakeFirst()
    if (!removedRule) return
    const { words, ...before } = removedRule
    const subject = { id: null, name: words }
    await recordAct(ctx, tx, { act: 'word-rule.removed', by: admin.loginId, subject, before })
  })
}
