import type { ActivityKind } from '../../platform/activity/activity.ts'
import type { Context } from '../../platform/context.ts'
import { type AccountDataPart, asJson } from '../session/index.ts'

const company: AccountDataPart = {
  name: 'company',
  collect: async ({ db }, { actorId }) =>
    asJson(await db.selectFrom('company').selectAll().where('actor_id', '=', actorId).executeTakeFirst()),
}

/**
 * An account's data in companies, for the download of its own data: its teams with the companies' values and benefits,
 * claims, emailed links and invitations sent, received and accepted, notes, and pictures uploaded to galleries.
 */
const companies: AccountDataPart = {
  name: 'companies',
  async collect(ctx, { loginId }) {
    const [teams, claims, invitationsSent, invitationsOpen, invitationsAccepted, notes, gallery] = await Promise.all([
      ctx.db
        .selectFrom('membership')
        .innerJoin('company', 'company.actor_id', 'membership.actor_id')
        .innerJoin('actor', 'actor.id', 'membership.actor_id')
        .select(['actor.slug', 'company.name', 'membership.role', 'membership.shown', 'membership.created_at'])
        .select(['company.values', 'company.benefits'])
        .where('membership.login_id', '=', loginId)
        .orderBy('membership.created_at')
        .execute(),
      ctx.db
        .selectFrom('company_claim')
        .innerJoin('actor', 'actor.id', 'company_claim.company_id')
        .select(['actor.slug', 'company_claim.reason', 'company_claim.created_at'])
        .where('company_claim.login_id', '=', loginId)
        .orderBy('company_claim.created_at')
        .execute(),
      tickets(ctx).where('company_ticket.login_id', '=', loginId).execute(),
      tickets(ctx)
        .innerJoin('login', 'login.email', 'company_ticket.email')
        .where('login.id', '=', loginId)
        .where('login.email_confirmed_at', 'is not', null)
        .where('company_ticket.kind', '=', 'invitation')
        .where('company_ticket.expires_at', '>', ctx.clock.now())
        .execute(),
      ctx.db
        .selectFrom('activity')
        .leftJoin('actor', 'actor.id', 'activity.actor_id')
        .select(['actor.slug', 'activity.data', 'activity.created_at'])
        .where('activity.login_id', '=', loginId)
        .where('activity.kind', '=', 'company.invitation-accepted' satisfies ActivityKind)
        .orderBy('activity.created_at')
        .execute(),
      ctx.db
        .selectFrom('company_news')
        .innerJoin('actor', 'actor.id', 'company_news.company_id')
        .select(['actor.slug', 'company_news.text', 'company_news.created_at'])
        .where('company_news.login_id', '=', loginId)
        .orderBy('company_news.created_at')
        .execute(),
      ctx.db
        .selectFrom('company_picture')
        .innerJoin('picture', 'picture.id', 'company_picture.picture_id')
        .innerJoin('actor', 'actor.id', 'company_picture.company_id')
        .select(['actor.slug', 'company_picture.picture_id', 'company_picture.alt', 'company_picture.created_at'])
        .where('picture.login_id', '=', loginId)
        .orderBy('company_picture.created_at')
        .execute(),
    ])
    return asJson({ teams, claims, invitationsSent, invitationsOpen, invitationsAccepted, notes, gallery })
  },
}

/** Selects unused emailed links: invitations, and links that prove a claim or a domain. Callers add conditions. */
function tickets({ db }: Context) {
  return db
    .selectFrom('company_ticket')
    .innerJoin('actor', 'actor.id', 'company_ticket.company_id')
    .select(['actor.slug', 'company_ticket.kind', 'company_ticket.email', 'company_ticket.role'])
    .select(['company_ticket.created_at', 'company_ticket.expires_at'])
    .orderBy('company_ticket.created_at')
}

/** For data downloads: the company that an account acts for, and the account's own data in other companies. */
export const companiesData: readonly AccountDataPart[] = [company, companies]
