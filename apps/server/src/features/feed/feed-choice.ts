import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/http/requester.ts'

/** Turns For you on or off, until the member changes it again. */
export async function chooseForYou({ db }: Context, member: Acting, on: boolean): Promise<void> {
  await choose(db, member, { for_you: on })
}

/** Hides the first steps permanently. */
export async function endWelcome({ db, clock }: Context, member: Acting): Promise<void> {
  await choose(db, member, { welcomed_at: clock.now() })
}

async function choose(
  db: Database,
  { actorId }: Acting,
  choice: { readonly for_you: boolean } | { readonly welcomed_at: Date },
): Promise<void> {
  await db
    .insertInto('feed_choice')
    .values({ actor_id: actorId, ...choice })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(choice))
    .execute()
}
