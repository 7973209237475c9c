import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addMembership, greetingName } from '../../session/index.ts'
import type {} from '../emails/emails.ts'

interface Assignment {
  readonly companyId: string
  readonly loginId: string
  /** The domain proven by the claim. */
  readonly domain?: string
  /** The admin who decided. */
  readonly by?: string
}

/**
 * Makes a login the owner of an unclaimed page. The actor stays the same, with everything that points to it. The caller
 * has locked the company and checked that it is unclaimed. Notifies all other claimants.
 */
export async function assignCompany(
  ctx: Context,
  tx: Tx,
  { companyId, loginId, domain, by }: Assignment,
): Promise<void> {
  const now = ctx.clock.now()
  await addMembership(ctx, tx, { loginId, actorId: companyId, role: 'owner' })
  const proofColumns = domain === undefined ? {} : { verified_domain: domain, verified_at: now }
  await tx
    .updateTable('company')
    .set({ imported: false, updated_at: now, ...proofColumns })
    .where('actor_id', '=', companyId)
    .execute()
  await tx.deleteFrom('company_ticket').where('company_id', '=', companyId).execute()
  await endClaims(ctx, tx, companyId, loginId)
  const data = { by: by === undefined ? 'mail' : 'admin', domain: domain ?? null, admin: by ?? null } as const
  await ctx.activity.record(tx, { kind: 'company.claimed', actorId: companyId, loginId, data })
}

async function endClaims(ctx: Context, tx: Tx, companyId: string, winner: string): Promise<void> {
  const endedClaims = await tx
    .deleteFrom('company_claim')
    .where('company_id', '=', companyId)
    .returning('login_id')
    .execute()
  const company = await tx
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['company.name', 'actor.slug'])
    .where('actor.id', '=', companyId)
    .executeTakeFirstOrThrow()
  for (const { login_id: loginId } of endedClaims) {
    if (loginId === winner) continue
    await mailRefusal(ctx, tx, { loginId, companyName: company.name, slug: company.slug, reason: null })
  }
}

/** Notifies a claimant whose claim was declined. The reason is an admin’s; null if someone else has shown theirs. */
export async function mailRefusal(
  ctx: Context,
  tx: Tx,
  { loginId, companyName, slug, reason }: { loginId: string; companyName: string; slug: string; reason: string | null },
): Promise<void> {
  const login = await tx
    .selectFrom('login')
    .select('email')
    .where('id', '=', loginId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!login) return
  const props = {
    firstName: await greetingName(tx, loginId),
    companyName,
    reason,
    url: `${ctx.config.publicUrl}/company/${slug}`,
  }
  await ctx.mail.send(tx, 'company-claim-refused', { to: login.email, props })
}
