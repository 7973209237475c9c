import type { Context } from '../../platform/context.ts'
import { type AccountDataPart, asJson, membershipRole } from '../session/index.ts'
import { pictureFilesOf, type StoredAttachment } from './files/attachment-keys.ts'
import { attachmentLinks } from './files/attachment-link.ts'
import type { Side } from './tables.ts'

/**
 * An account's conversations, for the download of its own data: the recipients, the account's messages, reactions,
 * files and drafts, and its privacy settings.
 */
export const convosData: AccountDataPart = {
  name: 'convos',
  async collect(ctx, { loginId, actorId }) {
    const { db } = ctx
    // A company's conversations belong to its owners and recruiters.
    if (actorId === null || (await membershipRole(db, loginId, actorId)) === 'editor') return null
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
        .leftJoin('convo_side as own', (join) =>
          join.onRef('own.convo_id', '=', 'message_file.convo_id').onRef('own.actor_id', '=', 'message_file.actor_id'),
        )
        .select(['message_file.id', 'message_file.convo_id', 'seq', 'name', 'kind', 'bytes', 'widths', 'created_at'])
        .select('own.side')
        .where('message_file.actor_id', '=', actorId)
        .where('state', '=', 'ready')
        .orderBy('message_file.id')
        .execute(),
      db.selectFrom('convo_privacy').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
    ])
    return asJson({
      convos,
      messages,
      reactions,
      files: files.map((file) => withLink(ctx, file)),
      hides: hides ?? null,
    })
  },
}

interface OwnFile {
  readonly id: string
  readonly kind: StoredAttachment['kind']
  readonly widths: readonly number[] | null
  readonly side: Side | null
}

/**
 * Returns a file with an address that serves it for some hours; the address is null while no message shows the file.
 */
function withLink<F extends OwnFile>(ctx: Context, { widths, side, ...file }: F) {
  if (side === null) return { ...file, url: null }
  const picture = pictureFilesOf(widths ?? []).at(-1)
  const name = file.kind === 'picture' ? picture && `${picture.width}.${picture.ending}` : `file.${file.kind}`
  const url = name === undefined ? null : ctx.config.publicUrl + attachmentLinks(ctx, side)(file.id, name)
  return { ...file, url }
}
