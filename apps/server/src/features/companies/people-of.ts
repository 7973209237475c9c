import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { notBlocked } from '../connections/index.ts'
import { peopleAt } from '../professionals/index.ts'
import { photoPath } from '../session/index.ts'

const MOST_PEOPLE = 12
const MOST_COUNTED = 1_000

export interface PersonRow {
  readonly slug: string | null
  readonly first_name: string
  readonly last_name: string
  readonly shown_first_name: string | null
  readonly shown_last_name: string | null
  readonly photo: string | null
  readonly headline: string | null
}

interface AtCompany {
  readonly company: { readonly id: string; readonly name: string; readonly website: string | null }
  readonly viewerActorId: string | null
  /** `2026-11-21` */
  readonly today: string
}

/**
 * Returns the people who work at a company and chose to be named on its page: at most 12, and their total, counted to
 * at most 1,000. Its team comes first; members who are also professionals have profiles. Then come professionals who
 * work there according to their own page. Each person appears once. A block between a team member and the viewer
 * removes only the profile; other professionals with a block between them and the viewer or the company are left out.
 */
export async function peopleOf(
  db: Database,
  { company, viewerActorId, today }: AtCompany,
): Promise<{ people: PersonRow[]; total: number }> {
  const { rows } = await sql<PersonRow & { total: number }>`
    with team as (
      select login.id as login_id, login.first_name, login.last_name, profile.id as actor_id, membership.created_at as since
      from membership
      join login on login.id = membership.login_id
        and login.email_confirmed_at is not null and login.suspended_at is null and login.deleted_at is null
      left join lateral (
        select actor.id from membership own
        join actor on actor.id = own.actor_id and actor.kind = 'professional' and actor.listed
        where own.login_id = membership.login_id and ${notBlocked(viewerActorId, 'actor.id')} limit 1
      ) as profile on true
      where membership.actor_id = ${company.id} and membership.shown
    ), others as (
      select there.id from (${peopleAt(company, today)}) as there
      where not exists (select from team where team.actor_id = there.id) and ${notBlocked(viewerActorId, 'there.id')}
      limit ${MOST_COUNTED}
    ), everyone as (
      select actor_id, first_name, last_name, 0 as rank, since from team
      union all
      select professional.actor_id, '', '', 1, professional.created_at from others
      join professional on professional.actor_id = others.id
    )
    select actor.slug, everyone.first_name, everyone.last_name,
      professional.first_name as shown_first_name, professional.last_name as shown_last_name,
      ${photoPath} as photo, nullif(story.resume #>> '{basics,label}', '') as headline,
      least(count(*) over (), ${MOST_COUNTED})::int as total
    from everyone
    left join actor on actor.id = everyone.actor_id
    left join professional on professional.actor_id = actor.id
    left join story on story.actor_id = actor.id
    order by rank, since, actor.id
    limit ${MOST_PEOPLE}`.execute(db)
  return { people: rows, total: rows[0]?.total ?? 0 }
}
