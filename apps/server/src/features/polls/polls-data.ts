import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's polls and votes, for the download of their data. An anonymous vote contains only the poll. */
export const pollsData: AccountDataPart = {
  name: 'polls',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [polls, votes] = await Promise.all([
      db
        .selectFrom('poll')
        .select(['id', 'question', 'multiple', 'anonymous', 'audience', 'closes_at', 'created_at', 'edited_at'])
        .select(
          sql<string[]>`array(
            select option.text from poll_option option where option.poll_id = poll.id order by option.place)`.as(
            'options',
          ),
        )
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('poll_voter as own')
        .innerJoin('poll', 'poll.id', 'own.poll_id')
        .select(['poll.id', 'poll.question', 'poll.anonymous'])
        .select(
          sql<string[]>`array(
            select option.text from poll_ballot ballot join poll_option option on option.id = ballot.option_id
            where ballot.poll_id = own.poll_id and ballot.actor_id = own.actor_id order by option.place)`.as('chosen'),
        )
        .where('own.actor_id', '=', actorId)
        // Ordered by poll: the order of the votes would reveal their times.
        .orderBy('poll.created_at')
        .orderBy('poll.id')
        .execute(),
    ])
    return asJson({ polls, votes })
  },
}
