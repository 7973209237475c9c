import type { EndpointParsed } from '@rise/contract/endpoint'
import type { visitsEndpoints } from '@rise/contract/session/visits/endpoints'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Client, Requester } from '../../../platform/http/requester.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { forgetEmptySearches } from './note-empty-search.ts'
import { forgetVisitorKeys, visitorOf } from './visitor.ts'

type BodyOf<K extends keyof typeof visitsEndpoints> =
  EndpointParsed<(typeof visitsEndpoints)[K]> extends { body: infer B } ? B : never

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS

/** Records the source that led a visitor here (section 7 of the specification). */
export async function noteConversion(
  ctx: Context,
  { referral, source }: BodyOf<'POST /api/v1/trackUserConversions'>,
): Promise<void> {
  const row = { id: ctx.newId(), referral: referral ?? null, source: source ?? null, created_at: ctx.clock.now() }
  await ctx.db.insertInto('conversion').values(row).execute()
}

/** The limit of page views by the guests of one network. No person reads more, and a loop must not fill the table. */
const guestViews = { name: 'page-views-of-guests', points: 300, seconds: 3_600 }
/** The limit of views of one page by the guests of one network. */
const guestViewsOfPage = { name: 'page-views-of-page', points: 20, seconds: 3_600 }
/** The limit of page views by one member. */
const memberViews = { name: 'page-views-of-member', points: 600, seconds: 3_600 }

/**
 * Records a page view (`page_viewed` in section 7 of the specification), with the account unless its owner opted out.
 * Views beyond the limit are silently ignored, because no reader depends on the reply.
 */
export async function notePageView(
  ctx: Context,
  { principal, client }: { readonly principal: Requester; readonly client: Client },
  { path, utmCampaign, utmSource, utmMedium }: BodyOf<'POST /api/v1/page-views'>,
): Promise<void> {
  if (!(await isCounted(ctx, principal, client, path))) return
  const loginId = principal.kind === 'member' && principal.countsPageViews ? principal.loginId : null
  await ctx.db
    .insertInto('page_view')
    .values({
      id: ctx.newId(),
      path,
      login_id: loginId,
      visitor: await visitorOf(ctx, client),
      utm_campaign: utmCampaign ?? null,
      utm_source: utmSource ?? null,
      utm_medium: utmMedium ?? null,
      created_at: ctx.clock.now(),
    })
    .execute()
}

async function isCounted(
  { limits }: Context,
  principal: Requester,
  { network }: Client,
  path: string,
): Promise<boolean> {
  if (principal.kind !== 'guest') return limits.of(memberViews).take(principal.loginId)
  return (await limits.of(guestViewsOfPage).take(`${network} ${path}`)) && limits.of(guestViews).take(network)
}

/**
 * Deletes page views and conversions after 30 days, each day's visitor key within an hour of the day's end, and expired
 * searches without results (see `forgetEmptySearches`).
 */
export const forgetVisits: Task<Record<string, never>> = {
  name: 'forget-visits',
  data: z.object({}),
  schedule: '17 * * * *',
  async handle(ctx) {
    const { db, clock } = ctx
    const end = new Date(clock.now().getTime() - KEPT_MS)
    await db.deleteFrom('page_view').where('created_at', '<', end).execute()
    await db.deleteFrom('conversion').where('created_at', '<', end).execute()
    await forgetVisitorKeys(db, clock.now())
    await forgetEmptySearches(ctx)
  },
}
