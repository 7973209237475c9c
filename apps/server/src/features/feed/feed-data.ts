import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's posts, for the download of their own data. Erasing an account deletes them. */
export const feedData: AccountDataPart = {
  name: 'posts',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const columns = ['id', 'kind', 'audience', 'body', 'tags', 'link', 'created_at', 'edited_at', 'deleted_at'] as const
    const posts = db.selectFrom('post').select(columns).where('actor_id', '=', actorId)
    return asJson(await posts.orderBy('created_at').orderBy('id').execute())
  },
}

/** A member's saved posts and feed settings, for the download of their own data. */
export const feedChoiceData: AccountDataPart = {
  name: 'feed',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const savedPosts = db.selectFrom('saved_post').select(['post_id', 'created_at']).where('actor_id', '=', actorId)
    const choice = db.selectFrom('feed_choice').select(['for_you', 'welcomed_at']).where('actor_id', '=', actorId)
    return asJson({
      saved: await savedPosts.orderBy('created_at').orderBy('post_id').execute(),
      choice: (await choice.executeTakeFirst()) ?? null,
    })
  },
}
