import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * An account's data in built pages, for the download of its own data. A company has its page with the published
 * versions, and the people that it asked. A professional has the companies that asked them.
 */
export const companyBlocksData: AccountDataPart = {
  name: 'companyBlocks',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [page, versions, sentRequests, receivedRequests] = await Promise.all([
      db
        .selectFrom('company_layout')
        .select(['draft', 'published', 'updated_at'])
        .where('company_id', '=', actorId)
        .executeTakeFirst(),
      db
        .selectFrom('company_layout_version')
        .select(['version', 'body', 'created_at'])
        .where('company_id', '=', actorId)
        .orderBy('version')
        .execute(),
      db
        .selectFrom('company_consent')
        .innerJoin('actor', 'actor.id', 'company_consent.person_id')
        .select(['actor.slug', 'company_consent.kind', 'company_consent.state', 'company_consent.asked_at'])
        .where('company_id', '=', actorId)
        .orderBy('asked_at')
        .execute(),
      db
        .selectFrom('company_consent')
        .innerJoin('actor', 'actor.id', 'company_consent.company_id')
        .select(['actor.slug', 'company_consent.kind', 'company_consent.state'])
        .select(['company_consent.asked_at', 'company_consent.answered_at'])
        .where('person_id', '=', actorId)
        .orderBy('asked_at')
        .execute(),
    ])
    return asJson({ page: page ?? null, versions, asked: sentRequests, asking: receivedRequests })
  },
}
