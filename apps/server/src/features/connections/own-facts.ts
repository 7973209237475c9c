import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { findWorkplaces } from './workplaces/find-workplaces.ts'

const MOST_FOLLOWED = 50
const MOST_WORKPLACES = 5

/** A slug and its display name. */
export interface Fact {
  readonly slug: string
  readonly name: string
}

/** A company that the member follows, with its industries, or a person that the member follows. */
interface FollowedMember {
  readonly id: string
  readonly kind: 'professional' | 'company'
  readonly name: string | null
  readonly industries: readonly string[]
}

/** The facts about a member that a company may have in common with the member. */
export interface OwnFacts {
  readonly skills: readonly Fact[]
  readonly places: readonly Fact[]
  /** Catalog slugs of what a professional looks for. */
  readonly soughtValues: readonly string[]
  /** Ids of the companies where a professional works. */
  readonly workplaces: readonly string[]
  /** A company's own industries, or the industries of a professional's employers, each with the employer's name. */
  readonly industries: readonly { readonly slug: string; readonly worksAt: string | null }[]
  /** Followed members, most recent first. */
  readonly followed: readonly FollowedMember[]
}

/** Reads a member's facts: a professional's from the data of the directory, a company's from its page. */
export async function readOwnFacts(db: Database, actorId: string): Promise<OwnFacts> {
  const [keys, story, company, followed] = await Promise.all([
    keysOf(db, actorId),
    db.selectFrom('story').select('sought_values').where('actor_id', '=', actorId).executeTakeFirst(),
    db
      .selectFrom('company')
      .select(['headquarters', 'all_industries'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst(),
    followedBy(db, actorId),
  ])
  const ofKind = (kind: string) => keys.filter((key) => key.kind === kind)
  const city = company?.headquarters?.split(',')[0]?.trim() ?? ''
  const names = ofKind('company').map(({ name }) => name)
  const workplaces = company ? [] : await findWorkplaces(db, names.slice(0, MOST_WORKPLACES))
  return {
    skills: ofKind('skill'),
    places: city === '' ? ofKind('place') : [{ slug: slugify(city), name: city }],
    soughtValues: story?.sought_values ?? [],
    workplaces: workplaces.map(({ id }) => id),
    industries: company
      ? company.all_industries.map((slug) => ({ slug, worksAt: null }))
      : workplaces.flatMap(({ name, industries }) => industries.map((slug) => ({ slug, worksAt: name }))),
    followed,
  }
}

async function keysOf(db: Database, actorId: string): Promise<(Fact & { kind: string })[]> {
  const { rows } = await sql<Fact & { kind: string }>`
    select kind, slug, name from professional_key
    where id = any(array(select unnest(keys) from professional_search where actor_id = ${actorId}))
      and kind in ('skill', 'place', 'company')
    order by people, id`.execute(db)
  return rows
}

async function followedBy(db: Database, actorId: string): Promise<FollowedMember[]> {
  const { rows } = await sql<FollowedMember>`
    select last.id, last.kind, coalesce(nullif(trim(professional.first_name), ''), company.name) as name,
      coalesce(company.all_industries, '{}') as industries
    from (
      select actor.id, actor.kind, follow.created_at from follow join actor on actor.id = followed_id and listed
      where follower_id = ${actorId} order by follow.created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ) as last
    left join professional on professional.actor_id = last.id
    left join company on company.actor_id = last.id
    order by last.created_at desc, last.id desc`.execute(db)
  return rows
}
