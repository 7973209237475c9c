import { msg, t } from '@rise/texts'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { defineNotice, type Recipient } from '../../../platform/manifest/notice.ts'

/** The maximum number of followers to notify, latest first; others see it on the page. */
const MOST_FOLLOWERS = 500

const storedData = z.object({ slug: z.string(), own: z.boolean() })

/**
 * A page without a team was claimed. Notifies its followers, because someone represents it from now on. The claimer is
 * notified as a professional if they are one, otherwise as the company. There is no other team member to notify.
 */
export const pageClaimed = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['company.claimed'],
  async recipients(tx, { actorId: companyId, loginId }) {
    if (companyId === null || loginId === null) return []
    const company = await tx.selectFrom('actor').select('slug').where('id', '=', companyId).executeTakeFirst()
    if (!company) return []
    const claimerId = await claimerOf(tx, companyId, loginId)
    const recipientOf = (memberId: string): Recipient => ({
      memberId,
      aboutId: companyId,
      data: { slug: company.slug, own: memberId === claimerId },
    })
    const followers = await tx
      .selectFrom('follow')
      .select('follower_id')
      .where('followed_id', '=', companyId)
      .where('follower_id', '!=', claimerId)
      .orderBy('created_at', 'desc')
      .orderBy('follower_id', 'desc')
      .limit(MOST_FOLLOWERS)
      .execute()
    return [recipientOf(claimerId), ...followers.map(({ follower_id }) => recipientOf(follower_id))]
  },
  text: ({ data }) => (data.own ? t('is your page now') : t('runs its own page now')),
  action: msg('See the page'),
  path({ data: { slug, own } }) {
    return own ? `/company/${slug}/edit` : `/company/${slug}`
  },
})

async function claimerOf(tx: Tx, companyId: string, loginId: string): Promise<string> {
  const membership = await tx
    .selectFrom('membership')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('membership.actor_id')
    .where('membership.login_id', '=', loginId)
    .executeTakeFirst()
  return membership?.actor_id ?? companyId
}
