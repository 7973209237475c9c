import { MOST_SKILLS_ASKED } from '@rise/contract/courses/limits'
import type { TaughtSkill } from '@rise/contract/courses/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { skillKey } from '../../jobs/index.ts'

/**
 * Returns the given skills that courses teach, each with its number of courses, in the order of the names.
 *
 * @param names separated by bars; only the first twenty count
 */
export async function taughtSkills({ db }: Context, names: string): Promise<TaughtSkill[]> {
  const skills = names
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_SKILLS_ASKED)
    .map((name) => ({ name, slug: skillKey(name) }))
    .filter(({ slug }) => slug !== '')
  if (skills.length === 0) return []
  const slugs = [...new Set(skills.map(({ slug }) => slug))]
  const { rows } = await sql<{ slug: string; courses: number }>`
    select wanted as slug, (
      select count(*)::int from course where state = 'public' and skill_keys @> array[wanted]
    ) as courses from unnest(${slugs}::text[]) as wanted`.execute(db)
  const counts = new Map(rows.map(({ slug, courses }) => [slug, courses]))
  const seenKeys = new Set<string>()
  return skills.flatMap(({ slug, name }) => {
    const courses = counts.get(slug) ?? 0
    if (courses === 0 || seenKeys.has(slug)) return []
    seenKeys.add(slug)
    return [{ slug, name, courses }]
  })
}
