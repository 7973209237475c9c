import { type AccountDataPart, asJson } from '../../session/index.ts'

/** The searches that a professional saved, for the download of their data. Erasing an account deletes them. */
export const savedSearchesData: AccountDataPart = {
  name: 'savedSearches',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const columns = ['name', 'rhythm', 'filter', 'saved_at'] as const
    const searches = db.selectFrom('saved_search').select(columns).where('actor_id', '=', actorId)
    return asJson(await searches.orderBy('saved_at').orderBy('id').execute())
  },
}
