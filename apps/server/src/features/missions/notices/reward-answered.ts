import { gifts } from '@rise/contract/missions/kinds'
import { rewardWords } from '@rise/contract/missions/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ gift: z.enum(gifts), fulfilled: z.boolean(), words: z.string(), slug: z.string() })

/**
 * An admin fulfilled or declined a reward that the member claimed. An email is also sent, whatever the member's
 * settings.
 */
export const rewardAnswered = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['reward.fulfilled', 'reward.declined'],
  async recipients(tx, { kind, data: { claimId } }) {
    const claim = await tx
      .selectFrom('reward_claim')
      .innerJoin('actor', 'actor.id', 'reward_claim.actor_id')
      .select(['reward_claim.actor_id', 'reward_claim.gift', 'reward_claim.answer', 'actor.slug'])
      .where('reward_claim.id', '=', claimId)
      .executeTakeFirst()
    if (!claim) return []
    const { actor_id: memberId, gift, answer: words, slug } = claim
    return [{ memberId, data: { gift, fulfilled: kind === 'reward.fulfilled', words, slug } }]
  },
  text({ data: { gift, fulfilled } }) {
    const title = t(rewardWords[gift].title)
    return fulfilled
      ? t('Your reward is ready: {title}', { title })
      : t('We can’t fulfill your reward this way: {title}', { title })
  },
  fields: ({ data }) => ({ message: data.words }),
  action: msg('See your reward'),
  path: ({ data }) => `/professional/${data.slug}?reward=true`,
})
