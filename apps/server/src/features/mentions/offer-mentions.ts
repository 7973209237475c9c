import type { MemberCard } from '@rise/contract/connections/shapes'
import { MOST_OFFERED } from '@rise/contract/mentions/limits'
import { admit } from '@rise/contract/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { plainWords } from '../../platform/words/plain-words.ts'
import { prefixPlainWords, prefixTerms, type WordPrefixes } from '../../platform/words/prefix-words.ts'
import { memberCardsOf, notBlocked, notMuted } from '../connections/index.ts'
import { prefixRows } from '../palette/index.ts'

interface FoundMember {
  readonly id: string
}

interface Search {
  readonly ctx: Context
  readonly viewer: SignedIn
  readonly actorId: string
  readonly words: WordPrefixes
}

/**
 * Returns a few members whose name or address begins with the typed words, followed members first. Without words,
 * returns the members followed most recently. Excludes the viewer, and blocked and muted members. Returns none for an
 * admin.
 */
export async function offerMentions(ctx: Context, viewer: SignedIn, query: string): Promise<MemberCard[]> {
  const { actorId } = viewer
  if (actorId === null) return []
  const typedText = query.trim()
  const search: Search = { ctx, viewer, actorId, words: { typed: typedText, forgiving: false } }
  const lists = await Promise.all(
    typedText === ''
      ? [recentlyFollowed(search)]
      : [followedByName(search), people(search), companies(search), membersByAddress(search)],
  )
  const ids = [...new Set(lists.flat().map(({ id }) => id))]
  const cards = await memberCardsOf(ctx.db, actorId, ids)
  return ids
    .flatMap((id) => cards.get(id) ?? [])
    .filter((card) => typedText === '' || isNamed(card, typedText))
    .slice(0, MOST_OFFERED)
}

/**
 * Whether a member's name or address matches the typed text. A match in a company's tagline doesn't count, because no
 * one types a tagline after an “@”.
 */
function isNamed({ role, slug, companyName }: MemberCard, typed: string): boolean {
  if (role === 'professional' || slug.startsWith(slugify(typed))) return true
  const names = plainWords(companyName ?? '')
  return plainWords(typed).every((word) => names.some((name) => name.startsWith(word)))
}

function recentlyFollowed({ ctx, actorId }: Search): Promise<FoundMember[]> {
  return rowsOf(
    ctx,
    sql<FoundMember>`
      select actor.id from follow join actor on actor.id = follow.followed_id and actor.listed
      where follow.follower_id = ${actorId} and ${mayMention(actorId, 'actor.id')}
      order by follow.created_at desc, actor.id limit ${sql.lit(MOST_OFFERED)}`,
  )
}

function followedByName({ ctx, actorId, words }: Search): Promise<FoundMember[]> {
  const [names, terms] = [prefixTerms(words, 'A') ?? '', prefixPlainWords(words) ?? '']
  return rowsOf(
    ctx,
    sql<FoundMember>`
      select actor.id from follow
      join actor on actor.id = follow.followed_id and actor.listed
      left join professional_search on professional_search.actor_id = actor.id
      left join company on company.actor_id = actor.id
      where follow.follower_id = ${actorId} and ${mayMention(actorId, 'actor.id')}
        and (professional_search.words @@ ${names}::tsquery or company.terms @@ ${terms}::tsquery)
      order by follow.created_at desc, actor.id limit ${sql.lit(MOST_OFFERED)}`,
  )
}

async function people({ ctx, viewer, actorId, words }: Search): Promise<FoundMember[]> {
  const names = prefixTerms(words, 'A')
  if (names === undefined) return []
  const search = {
    table: 'professional_search',
    vector: 'words',
    key: 'actor_id',
    order: ['followers desc', 'joined_at desc', 'actor_id desc'],
    listed: sql<boolean>`professional_search.listed`,
    seen: sql<boolean>`${mayMention(actorId, 'professional_search.actor_id')}
      and ${mayFind(viewer, 'professional_search.actor_id')}`,
    words: names,
  } as const
  const title = sql<string>`(professional.first_name || ' ' || professional.last_name)`
  const joins = sql`join professional on professional.actor_id = best.actor_id`
  const query = { columns: sql`best.actor_id as id`, joins, title, search: { ctx, viewer, ...words } }
  return rowsOf(ctx, prefixRows<FoundMember>(search, query))
}

async function companies({ ctx, viewer, actorId, words }: Search): Promise<FoundMember[]> {
  const terms = prefixPlainWords(words)
  if (terms === undefined) return []
  const search = {
    table: 'company',
    vector: 'terms',
    key: 'actor_id',
    order: ['open_jobs desc', 'name asc', 'actor_id asc'],
    seen: sql<boolean>`exists (select from actor where actor.id = company.actor_id and actor.listed)
      and ${mayMention(actorId, 'company.actor_id')}`,
    words: terms,
  } as const
  const joins = sql`join company on company.actor_id = best.actor_id`
  const title = sql<string>`company.name`
  const query = { columns: sql`best.actor_id as id`, joins, title, search: { ctx, viewer, ...words } }
  return rowsOf(ctx, prefixRows<FoundMember>(search, query))
}

/** Finds members whose address begins with the text, such as `ada-lov`. */
async function membersByAddress({ ctx, viewer, actorId, words }: Search): Promise<FoundMember[]> {
  const prefix = slugify(words.typed)
  if (prefix === '') return []
  return rowsOf(
    ctx,
    sql<FoundMember>`
      select actor.id from actor
      where actor.listed and actor.slug like ${`${prefix}%`}
        and ${mayMention(actorId, 'actor.id')} and ${mayFind(viewer, 'actor.id')}
      order by actor.slug using ~<~ limit ${sql.lit(MOST_OFFERED)}`,
  )
}

function mayMention(actorId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> ${actorId}
    and ${notBlocked(actorId, column)} and ${notMuted(actorId, column)}`
}

/**
 * Returns the condition that the viewer may find the actor in this column. Viewers without access to the directory find
 * only members whose page search engines may list.
 */
function mayFind(viewer: SignedIn, column: string): RawBuilder<boolean> {
  if (admit(viewer, { access: 'connected' }) === 'allowed') return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from story where story.actor_id = ${sql.ref(column)} and not story.search_engines)`
}

async function rowsOf({ db }: Context, statement: RawBuilder<FoundMember>): Promise<FoundMember[]> {
  return (await statement.execute(db)).rows
}
