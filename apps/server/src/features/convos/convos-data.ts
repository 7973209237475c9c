import { type AccountDataPart, asJson } from '../session/index.ts'

/** An account's conversations, for the download of its own data: its own words, and with whom. */
export const convosData: AccountDataPart = {
  name: 'convos',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const sides = db
      .selectFrom('convo_side as own')
      .where('own.actor_id', '=', actorId)
      .where('own.folder', 'not in', ['held', 'refused'])
    const [convos, messages, reactions, files, hides] = await Promise.all([
      sides
        .leftJoin('convo_side as other', (join) =>
          join.onRef('other.convo_id', '=', 'own.convo_id').onRef('other.side', '<>', 'own.side'),
        )
        .leftJoin('actor', 'actor.id', 'other.actor_id')
        .select(['own.convo_id', 'actor.slug as with', 'own.folder', 'own.muted', 'own.pinned_at', 'own.draft'])
        .orderBy('own.last_at')
        .execute(),
      sides
        .innerJoin('message', (join) =>
          join.onRef('message.convo_id', '=', 'own.convo_id').onRef('message.side', '=', 'own.side'),
        )
        .select(['message.convo_id', 'message.seq', 'message.text', 'message.created_at', 'message.edited_at'])
        .select('message.deleted_at')
        .orderBy('message.created_at')
        .orderBy('message.seq')
        .execute(),
      sides
        .innerJoin('message_reaction', (join) =>
          join.onRef('message_reaction.convo_id', '=', 'own.convo_id').onRef('message_reaction.side', '=', 'own.side'),
        )
        .select(['message_reaction.convo_id', 'message_reaction.seq', 'message_reaction.reaction'])
        .orderBy('message_reaction.convo_id')
        .orderBy('message_reaction.seq')
        .execute(),
      db
        .selectFrom('message_file')
        .select(['id', 'convo_id', 'seq', 'name', 'kind', 'bytes', 'created_at'])
        .where('actor_id', '=', actorId)
        .where('state', '=', 'ready')
        .orderBy('id')
        .execute(),
      db.selectFrom('convo_privacy').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
    ])
    return asJson({ convos, messages, reactions, files, hides: hides ?? null })
  },
}
