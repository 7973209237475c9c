import { createHmac } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Client, Requester } from '../../../platform/http/requester.ts'
import { findVisibleRow } from '../story/find-story.ts'

/** User agents of robots, and empty ones. */
const machine = /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl|wget|python|^$/i
const MARK_BYTES = 12

/**
 * Records a view of a story, once per viewer and day: by name for a member, as a count for guests, private viewers and
 * pending members. Views by the owner, admins, suspended members and robots are not recorded. `professional.viewed` is
 * recorded with a member's first view on a day by name.
 *
 * @throws {Failure} `story-not-found`
 */
export async function recordView(
  ctx: Context,
  { principal, client }: { principal: Requester; client: Client },
  slug: string,
): Promise<void> {
  const { id: storyId } = await findVisibleRow(ctx, principal, slug)
  if (machine.test(client.userAgent)) return
  const now = ctx.clock.now()
  const day = now.toISOString().slice(0, 10)
  if (principal.kind === 'guest') {
    return countGuest(ctx, storyId, day, client)
  }
  const { actorId, loginId, standing } = principal
  if (actorId === null || actorId === storyId || standing === 'suspended') return
  const unseenViewer = await ctx.db
    .selectFrom('unseen_viewer')
    .select('actor_id')
    .where('actor_id', '=', actorId)
    .execute()
  // Pending members are not visible to anyone yet.
  if (unseenViewer.length > 0 || standing === 'pending') return countUnnamed(ctx, storyId, day, `member ${actorId}`)
  await ctx.db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('story_view')
      .values({ story_id: storyId, viewer_id: actorId, day, viewed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('viewer_id')
      .executeTakeFirst()
    if (!first) return
    await ctx.activity.record(tx, { kind: 'professional.viewed', actorId, loginId, data: { professionalId: storyId } })
  })
}

/** The limit of guests of one network per story and day, so that changing the user agent adds few viewers. */
const ofStory = { name: 'story-views-of-story', points: 5, seconds: 86_400 }
/** The limit of views counted for the guests of one network on a day. */
const ofNetwork = { name: 'story-views-of-network', points: 300, seconds: 86_400 }

/** Counts a guest once, within both limits of the network. */
async function countGuest(ctx: Context, storyId: string, day: string, { network, userAgent }: Client): Promise<void> {
  const who = `guest ${network} ${userAgent}`
  const row = await ctx.db
    .selectFrom('story_view_unnamed')
    .select('mark')
    .where('story_id', '=', storyId)
    .where('day', '=', day)
    .where('mark', '=', markOf(ctx, storyId, day, who))
    .executeTakeFirst()
  if (row) return
  if (!(await ctx.limits.of(ofStory).take(`${network} ${storyId} ${day}`))) return
  if (await ctx.limits.of(ofNetwork).take(`${network} ${day}`)) await countUnnamed(ctx, storyId, day, who)
}

/** Returns the mark of a viewer counted without a name. It covers one story and day, so it can't track anyone. */
function markOf({ keys }: Pick<Context, 'keys'>, storyId: string, day: string, who: string): Buffer {
  const mark = createHmac('sha256', keys.derive('story-view')).update(`${storyId} ${day} ${who}`).digest()
  return mark.subarray(0, MARK_BYTES)
}

async function countUnnamed(ctx: Context, storyId: string, day: string, who: string): Promise<void> {
  await ctx.db
    .insertInto('story_view_unnamed')
    .values({ story_id: storyId, day, mark: markOf(ctx, storyId, day, who) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
