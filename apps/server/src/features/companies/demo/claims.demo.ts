import type { Context } from '../../../platform/context.ts'

const HOUR_MS = 3_600_000
const claim = {
  email: 'camila-herrera@demo.example',
  company: 'bellwether-people',
  reason:
    'I worked at Bellwether until 2019 and still place people for them. Their office manager asked me to look after the page; she will confirm it by phone.',
  hoursAgo: 20,
}

/**
 * Adds a claim of an unclaimed page, for an admin to decide. Does nothing in a database in which anyone has requested a
 * page. Returns how many were added.
 */
export function loadClaims(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    // The activity is still there at the next startup, even if an admin has decided the request by then.
    const recordedClaim = tx.selectFrom('activity').select('id').where('kind', '=', 'company.claim-requested').limit(1)
    if (await recordedClaim.executeTakeFirst()) return 0
    const login = await tx.selectFrom('login').select('id').where('email', '=', claim.email).executeTakeFirst()
    const company = await tx
      .selectFrom('actor')
      .select('id')
      .where('kind', '=', 'company')
      .where('slug', '=', claim.company)
      .executeTakeFirst()
    if (!login || !company) return 0
    const [loginId, companyId, at] = [
      login.id,
      company.id,
      new Date(ctx.clock.now().getTime() - claim.hoursAgo * HOUR_MS),
    ]
    await tx
      .insertInto('company_claim')
      .values({ id: ctx.newId(), company_id: companyId, login_id: loginId, reason: claim.reason, created_at: at })
      .execute()
    await ctx.activity.record(tx, { kind: 'company.claim-requested', loginId, data: { companyId }, at })
    return 1
  })
}
