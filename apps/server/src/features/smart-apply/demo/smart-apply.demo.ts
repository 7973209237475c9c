import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { Context } from '../../../platform/context.ts'
import { defaultRules } from '../auto/default-rules.ts'

const details: Partial<SmartApplyDetails> = {
  workCountries: ['PT', 'CH'],
  notice: 'Six weeks, to the end of a month',
  answers: [
    { question: 'Why do you want to work here?', answer: 'Your machines have to work at night, and so do I.' },
    { question: 'When can you start?', answer: 'Six weeks after I sign.' },
  ],
}

const rules = { ...defaultRules, leastMatch: 60, perDay: 3, never: ['Ironclad'], elsewhere: true }

/** What a member of the demo world told smart apply, and rules to try. Who has any already gets none. */
export async function loadSmartApply({ db, clock }: Context): Promise<number> {
  const actor = await db
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('professional.actor_id as id')
    .where('login.email', '=', 'ada@demo.example')
    .executeTakeFirst()
  if (!actor) return 0
  const added = await db
    .insertInto('smart_apply')
    .values({ actor_id: actor.id, asked_at: clock.now(), details: JSON.stringify(details), version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('actor_id')
    .executeTakeFirst()
  if (!added) return 0
  await db
    .insertInto('auto_apply')
    .values({ actor_id: actor.id, rules: JSON.stringify(rules) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 1
}
