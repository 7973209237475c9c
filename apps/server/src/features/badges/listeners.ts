import type { Listener } from '../../platform/activity/listener.ts'
import { awardBadges } from './award-badges.ts'
import { rules } from './rules.ts'

/** Returns the listener that awards the badges that the actors of an activity have just earned. */
export function awardOnActivity(): Listener {
  return {
    name: 'badges.award',
    kinds: [...new Set(rules.all().flatMap(({ on }) => on))],
    async react(ctx, tx, activity) {
      const affectedRules = rules.all().filter(({ on }) => on.includes(activity.kind))
      const actorIds = [activity.actorId, ...affectedRules.flatMap(({ others }) => others?.(activity) ?? [])]
      await awardBadges(ctx, tx, { actorIds: [...new Set(actorIds)].filter((id) => id !== null), rules: affectedRules })
    },
  }
}

/** Deletes the badges of a company's page that has lost its team, because that team earned them. */
export const forgetBadges: Listener<'company.unclaimed'> = {
  name: 'badges.forget',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId !== null) await tx.deleteFrom('badge').where('actor_id', '=', actorId).execute()
  },
}
