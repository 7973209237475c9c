import { type AccountDataPart, asJson } from '../session/index.ts'

/** A professional's data, for their download. */
export const professionalsData: readonly AccountDataPart[] = [
  {
    name: 'professional',
    collect: async ({ db }, { actorId }) =>
      asJson(
        await db
          .selectFrom('professional')
          .select(['first_name', 'last_name', 'created_at', 'updated_at'])
          .where('actor_id', '=', actorId)
          .executeTakeFirst(),
      ),
  },
  {
    name: 'story',
    collect: async ({ db }, { actorId }) =>
      asJson(await db.selectFrom('story').selectAll().where('actor_id', '=', actorId).executeTakeFirst()),
  },
  {
    name: 'formerAddresses',
    collect: async ({ db }, { actorId }) =>
      asJson(
        await db
          .selectFrom('former_slug')
          .select(['slug', 'created_at'])
          .where('actor_id', '=', actorId)
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  },
  {
    // The stories that the member viewed. The people who viewed the member's story are listed on the page of viewers
    // instead, because their views are their own data.
    name: 'storiesViewed',
    collect: async ({ db }, { actorId }) =>
      asJson(
        await db
          .selectFrom('story_view')
          .innerJoin('actor', 'actor.id', 'story_view.story_id')
          .select(['actor.slug', 'story_view.viewed_at'])
          .where('story_view.viewer_id', '=', actorId)
          .orderBy('story_view.viewed_at', 'desc')
          .execute(),
      ),
  },
  {
    name: 'looksUnseen',
    collect: async ({ db }, { actorId }) =>
      asJson(
        await db.selectFrom('unseen_viewer').select('created_at').where('actor_id', '=', actorId).executeTakeFirst(),
      ),
  },
  {
    name: 'mentoringRequests',
    collect: async ({ db }, { actorId }) =>
      asJson(
        await db
          .selectFrom('mentoring_request')
          .select(['mentor_id', 'asker_id', 'topic', 'created_at'])
          .where((eb) => eb.or([eb('asker_id', '=', actorId), eb('mentor_id', '=', actorId)]))
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  },
]
