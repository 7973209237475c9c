import type { AutoRules, SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defaultRules } from '../auto/default-rules.ts'

interface Applicant {
  readonly email: string
  readonly details: Partial<SmartApplyDetails>
  readonly rules: Partial<AutoRules>
  /** Whether auto-apply is on, so that the queue fills within 15 minutes. */
  readonly active: boolean
}

const applicants: readonly Applicant[] = [
  {
    email: 'ada@demo.example',
    details: {
      workCountries: ['PT', 'CH'],
      notice: 'Six weeks, to the end of a month',
      answers: [
        { question: 'Why do you want to work here?', answer: 'Your machines have to work at night, and so do I.' },
        { question: 'When can you start?', answer: 'Six weeks after I sign.' },
      ],
    },
    rules: { leastMatch: 60, perDay: 3, never: ['Pennywhistle'], elsewhere: true },
    active: false,
  },
  {
    email: 'carla@demo.example',
    details: {
      notice: 'None. I freelance.',
      answers: [{ question: 'How did you hear about us?', answer: 'Your posters are on my way to the studio.' }],
    },
    rules: { leastMatch: 50, perDay: 3, elsewhere: true },
    active: true,
  },
]

/** Adds the details and rules of demo members, except for members who have any. */
export async function loadSmartApply(ctx: Context): Promise<number> {
  let addedCount = 0
  for (const applicant of applicants) addedCount += await load(ctx, applicant)
  return addedCount
}

async function load({ db, clock }: Context, { email, details, rules, active }: Applicant): Promise<number> {
  const actor = await db
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('professional.actor_id as id')
    .where('login.email', '=', email)
    .executeTakeFirst()
  if (!actor) return 0
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('smart_apply')
      .values({ actor_id: actor.id, asked_at: clock.now(), details: JSON.stringify(details), version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor_id')
      .executeTakeFirst()
    if (!row) return 0
    await tx
      .insertInto('auto_apply')
      .values({ actor_id: actor.id, rules: JSON.stringify({ ...defaultRules, ...rules }), active })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (active) await addSent(tx, actor.id)
    return 1
  })
}

/** Marks the newest application as sent from the queue, approved the day before. */
async function addSent(tx: Tx, actorId: string): Promise<void> {
  await sql`
    insert into auto_item (id, actor_id, job_id, company_id, state, match, here, queued_at, changed_at)
    select application.id, application.actor_id, posting.job_id, application.company_id, 'sent',
      coalesce(receipt.match, 50), true, application.applied_at - interval '19 hours', application.applied_at
    from application
    join application_receipt as receipt on receipt.application_id = application.id
    join posting on posting.key = application.written_job_id::text and posting.company_id = application.company_id
    where application.actor_id = ${actorId}
    order by application.applied_at desc limit 1`.execute(tx)
}
