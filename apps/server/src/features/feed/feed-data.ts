import { type AccountDataPart, asJson } from '../session/index.ts'

/** What a member posted, for the download of one's own data. Erasing an account takes it along. */
export const feedData: AccountDataPart = {
  name: 'posts',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const columns = ['id', 'kind', 'audience', 'body', 'tags', 'created_at', 'edited_at'] as const
    const posts = db.selectFrom('post').select(columns).where('actor_id', '=', actorId)
    return asJson(await posts.orderBy('created_at').orderBy('id').execute())
  },
}
