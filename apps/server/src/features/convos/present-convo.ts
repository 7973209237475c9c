import type { MemberCard } from '@rise/contract/connections/shapes'
import { SUPPORT } from '@rise/contract/convos/kinds'
import { PRESENCE_SECONDS } from '@rise/contract/convos/limits'
import { type ConvoRights, closureOf } from '@rise/contract/convos/policy'
import type { Convo } from '@rise/contract/convos/shapes'
import { lineOfMessage } from '@rise/contract/convos/words'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, presentMemberCard } from '../connections/index.ts'
import { type ConvoRow, rightsOfConvo } from './convo-rows.ts'
import { type Party, partyOf } from './party.ts'

/** Returns conversations in the contract's shape, in the order of their rows. */
export async function presentConvos(
  ctx: Context,
  db: Database | Tx,
  member: SignedIn,
  rows: readonly ConvoRow[],
): Promise<Convo[]> {
  const otherIds = rows.flatMap(({ other_id }) => other_id ?? [])
  const forSupport = partyOf(member) === null ? await cardsFor(db, null, otherIds) : undefined
  return rows.map((row) => presentRow(ctx, member, row, forSupport?.get(row.other_id ?? '') ?? cardOf(row)))
}

export async function presentConvo(ctx: Context, db: Database | Tx, member: SignedIn, row: ConvoRow): Promise<Convo> {
  const [convo] = await presentConvos(ctx, db, member, [row])
  if (!convo) throw new Error('Each row is presented')
  return convo
}

function cardOf({ other_cards: [card] }: ConvoRow): MemberCard | null {
  return card === undefined ? null : presentMemberCard(card)
}

function presentRow(ctx: Context, member: SignedIn, row: ConvoRow, other: MemberCard | null): Convo {
  const { id, side, with_support: support, last_text, last_side, requested_at, seen_seq } = row
  const isToSupport = support && partyOf(member) !== null
  return {
    _id: id,
    with: isToSupport ? supportCard(ctx) : other,
    support,
    lastAt: row.last_at.toISOString(),
    last:
      last_text === null
        ? null
        : {
            own: last_side === side,
            excerpt: lineOfMessage(last_text, row.last_file),
            deleted: row.last_deleted_at !== null,
          },
    lastSeq: row.last_seq,
    unread: row.unread,
    markedUnread: row.marked_unread,
    pinned: row.pinned_at !== null,
    archived: row.folder === 'archived',
    muted: row.muted,
    request: requestOf(row),
    closed: closureOf(member, rightsOfConvo(row)),
    readSeq: row.read_seq,
    // A stranger doesn't learn whether their request was read.
    seenSeq: requested_at === null && !row.hides_seen ? (seen_seq ?? 0) : 0,
    present: isPresent(ctx, row),
    draft: row.draft,
  }
}

/** Whether the other side is present. Always false between strangers until the request is accepted. */
function isPresent({ clock }: Context, row: ConvoRow): boolean {
  const { other_present_at: at, hides_presence, blocked } = row
  if (at === null || hides_presence || blocked || requestOf(row) !== null) return false
  return clock.now().getTime() - at.getTime() < PRESENCE_SECONDS * 1_000
}

/**
 * Returns whether this side received or sent the conversation as a stranger's request; null if it is no request. A
 * declined request is still a request.
 */
function requestOf({ folder, requested_at }: Pick<ConvoRow, 'folder' | 'requested_at'>): Convo['request'] {
  if (folder === 'request' || folder === 'declined') return 'received'
  return requested_at === null ? null : 'sent'
}

interface NewConvo {
  readonly id: string
  readonly other: Party
  readonly rights: ConvoRights
  /** Whether the conversation's first message will be a stranger's. */
  readonly isRequest: boolean
}

/** Returns a conversation before its first message. */
export async function presentNewConvo(
  ctx: Context,
  member: SignedIn,
  { id, other, rights, isRequest }: NewConvo,
): Promise<Convo> {
  const cards = await cardsFor(ctx.db, partyOf(member), other === null ? [] : [other])
  return {
    _id: id,
    with: other === null ? supportCard(ctx) : (cards.get(other) ?? null),
    support: rights.support,
    ...{ lastAt: null, last: null, lastSeq: 0, unread: 0, markedUnread: false, pinned: false, archived: false },
    ...{ muted: false, request: isRequest ? 'sent' : null, closed: closureOf(member, rights), readSeq: 0, seenSeq: 0 },
    ...{ present: false, draft: '' },
  }
}

/** Returns the cards of these actors as a party sees them. Support sees everyone who wrote to it, confirmed or not. */
export async function cardsFor(
  db: Database | Tx,
  party: Party,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberCard>> {
  if (party !== null || ids.length === 0) return memberCardsOf(db, party, ids)
  const rows = await db
    .selectFrom('actor')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.id', 'actor.kind', 'actor.slug', 'professional.first_name', 'professional.last_name'])
    .select('company.name')
    .where('actor.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, kind, slug, first_name, last_name, name }) => [
      id,
      {
        ...{ _id: id, role: kind === 'professional' ? 'professional' : 'employer', slug },
        ...{ firstName: first_name ?? '', lastName: last_name ?? '', companyName: name },
        ...{ photo: null, headline: null, isFollowing: false },
      },
    ]),
  )
}

/** Returns support as members see it. */
export function supportCard({ brand }: Pick<Context, 'brand'>): MemberCard {
  return {
    ...{ _id: SUPPORT, role: 'employer', slug: '', firstName: '', lastName: '' },
    ...{
      companyName: t('{product} support', { product: brand.name }),
      photo: null,
      isFollowing: false,
    },
    headline: t('Bug reports and questions'),
  }
}
