import type { Message } from '@rise/contract/convos/shapes'
import { lineOfMessage } from '@rise/contract/convos/words'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fakeJobSigns, ownDomain } from '../companies/index.ts'
import { personName } from '../session/index.ts'
import { attachmentLinks } from './files/attachment-link.ts'
import { presentAttachment } from './files/present-attachment.ts'
import type { Party } from './party.ts'
import type { Side } from './tables.ts'

export type MessageRow = RowOf<ReturnType<typeof messageRows>>

/**
 * Selects messages of a conversation, each with the message that it replies to and both sides' reactions. Callers add
 * conditions and the order.
 */
export function messageRows(db: Database | Tx, convoId: string) {
  return db
    .selectFrom('message')
    .leftJoin('message as replied', (join) =>
      join.onRef('replied.convo_id', '=', 'message.convo_id').onRef('replied.seq', '=', 'message.reply_to'),
    )
    .leftJoin('message_file as file', (join) =>
      join.onRef('file.convo_id', '=', 'message.convo_id').onRef('file.seq', '=', 'message.seq'),
    )
    .where('message.convo_id', '=', convoId)
    .select(['message.seq', 'message.side', 'message.login_id', 'message.client_id', 'message.text'])
    .select(['file.id as file_id', 'file.name as file_name', 'file.kind as file_kind', 'file.bytes as file_bytes'])
    .select(['file.width', 'file.height', 'file.widths'])
    .select(['message.link', 'message.revision', 'message.created_at', 'message.edited_at', 'message.deleted_at'])
    .select(['replied.seq as replied_seq', 'replied.side as replied_side', 'replied.text as replied_text'])
    .select(hasFile('replied').as('replied_file'))
    .select([reactionOf(1).as('reaction_1'), reactionOf(2).as('reaction_2')])
}

/** Returns the expression for whether the message with this alias has a file. */
export function hasFile(alias: string) {
  return sql<boolean>`exists (
    select from message_file
    where message_file.convo_id = ${sql.ref(`${alias}.convo_id`)} and message_file.seq = ${sql.ref(`${alias}.seq`)})`
}

function reactionOf(side: Side) {
  return sql<ReactionTitle | null>`(
    select reaction from message_reaction
    where message_reaction.convo_id = message.convo_id and message_reaction.seq = message.seq
      and message_reaction.side = ${sql.lit(side)})`
}

/** The side that sees the presented messages. */
export interface Viewpoint {
  readonly party: Party
  readonly side: Side
  /** Whether the conversation is a request for this side, so that no files or previews are loaded. */
  readonly isRequest: boolean
  /** The company on the other side, with its website's domain if the domain is the company's own (`ownDomain`). */
  readonly company: { readonly domain: string | null } | undefined
}

/** Returns the viewpoint of a party on the messages of its conversation. */
export function viewpointOf(party: Party, { side, folder, kind, website }: SideState): Viewpoint {
  const company = kind === 'company' ? { domain: ownDomain(website) } : undefined
  return { party, side, isRequest: folder === 'request' || folder === 'declined', company }
}

type SideState = Pick<Tables['convo_side'], 'side' | 'folder'> & {
  readonly kind: 'professional' | 'company' | null
  readonly website: string | null
}

/** Returns messages in the contract's shape, in the order of their rows, as one side sees them. */
export async function presentMessages(
  parts: Pick<Context, 'keys' | 'clock'>,
  db: Database | Tx,
  { party, side, isRequest, company }: Viewpoint,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const names = await teamNames(
    db,
    party,
    rows.filter((row) => row.side === side),
  )
  const linkTo = isRequest ? null : attachmentLinks(parts, side)
  return rows.map((row) => {
    const { seq, revision, client_id: clientId, text, replied_seq, replied_text, edited_at, deleted_at } = row
    const isOwn = row.side === side
    const reactionsOfSides = [row.reaction_1, row.reaction_2] as const
    const [mine, theirs] = side === 1 ? reactionsOfSides : [reactionsOfSides[1], reactionsOfSides[0]]
    return {
      ...{ seq, revision, clientId, own: isOwn, text },
      by: isOwn && row.login_id !== null ? (names.get(row.login_id) ?? null) : null,
      replyTo:
        replied_seq === null || replied_text === null
          ? null
          : {
              seq: replied_seq,
              own: row.replied_side === side,
              excerpt: lineOfMessage(replied_text, row.replied_file),
            },
      attachment: presentAttachment(row, linkTo),
      link: row.link === null || isRequest ? null : { ...row.link, picture: null },
      sentAt: row.created_at.toISOString(),
      editedAt: edited_at?.toISOString() ?? null,
      deleted: deleted_at !== null,
      fakeJobSigns: isOwn ? [] : fakeJobSigns(text, company),
      reactions: { own: mine, theirs },
    }
  })
}

/** Returns authors' names by login, if the party is a company's team or support. Returns none for a professional. */
async function teamNames(
  db: Database | Tx,
  party: Party,
  own: readonly MessageRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(own.flatMap(({ login_id }) => login_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('login')
    .leftJoin('membership as personal', (join) =>
      join
        .onRef('personal.login_id', '=', 'login.id')
        .on(sql<boolean>`exists (select from professional where professional.actor_id = personal.actor_id)`),
    )
    .leftJoin('professional', 'professional.actor_id', 'personal.actor_id')
    .select(['login.id', 'login.first_name', 'login.last_name'])
    .select(['professional.first_name as shown_first', 'professional.last_name as shown_last'])
    .where('login.id', 'in', ids)
    .$if(party !== null, (query) =>
      query.where(sql<boolean>`exists (select from actor where actor.id = ${party} and actor.kind = 'company')`),
    )
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, shown_first, shown_last }) => [
      id,
      personName({ first_name, last_name }, { first_name: shown_first, last_name: shown_last }),
    ]),
  )
}
