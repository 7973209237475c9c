import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * The layoffs that a member submitted, the layoffs that they are affected by with the chosen audience, and their
 * company's statements and offers, for the download of their own data. Erasing an account deletes all of these except
 * submitted layoffs, which only lose their link to the account.
 */
export const layoffsData: AccountDataPart = {
  name: 'layoffs',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [affected, sent, answers, hiring] = await Promise.all([
      db
        .selectFrom('layoff_person as person')
        .innerJoin('layoff', 'layoff.id', 'person.layoff_id')
        .select(['layoff.slug', 'layoff.company_name'])
        .select(['person.audience', 'person.ends_at', 'person.landed_at', 'person.created_at'])
        .where('person.actor_id', '=', actorId)
        .orderBy('person.created_at')
        .execute(),
      db
        .selectFrom('layoff')
        .select(['slug', 'state', 'company_name', 'people', 'share', 'place', 'industry', 'source', 'created_at'])
        .select(sql<string>`to_char(announced_on, 'YYYY-MM-DD')`.as('date'))
        .where('sender_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('layoff_answer as answer')
        .innerJoin('layoff', 'layoff.id', 'answer.layoff_id')
        .select(['layoff.slug', 'answer.text', 'answer.created_at', 'answer.updated_at'])
        .where('answer.company_id', '=', actorId)
        .orderBy('answer.created_at')
        .execute(),
      db
        .selectFrom('layoff_hiring as offer')
        .innerJoin('layoff', 'layoff.id', 'offer.layoff_id')
        .select(['layoff.slug', 'offer.words', 'offer.jobs', 'offer.created_at'])
        .where('offer.company_id', '=', actorId)
        .orderBy('offer.created_at')
        .execute(),
    ])
    return asJson({ affected, sent, answers, hiring })
  },
}
