import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type KeyedEntry, separateRepeated } from '../../../platform/import/entries-read.ts'
import { openSubjects } from '../../discussion/index.ts'
import { coursePath } from '../catalog/course-row.ts'
import { courseSlugs } from './course-slugs.ts'
import { derivedColumns } from './derived-columns.ts'
import type { ReadCourse } from './read-course.ts'

export type KeyedCourse = ReadCourse & KeyedEntry

interface StoredCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: readonly { readonly position: number; readonly first: number }[]
}

/** The lock that serialises adding, importing and merging courses. */
export const CATALOG_IMPORT = 'course-import'

/**
 * Stores a batch of entries. Skips entries that are unchanged since their last import, so that admins' edits stay. A
 * changed entry overwrites the values that it specifies.
 */
export async function storeCourses(ctx: Context, tx: Tx, entries: readonly KeyedCourse[]): Promise<StoredCounts> {
  if (entries.length === 0) return { added: 0, changed: 0, unchanged: 0, rejected: [] }
  const { fresh, repeated, contradicting } = await separateRepeated(tx, entries)
  const storedByKey = new Map(
    (
      await tx
        .selectFrom('course')
        .select(['link_key', 'import_hash'])
        .where(sql<boolean>`link_key = any(${fresh.map(({ key }) => key)}::text[])`)
        .execute()
    ).map((row) => [row.link_key, row]),
  )
  const newCourses = fresh.filter(({ key }) => !storedByKey.has(key))
  const changedCourses = fresh.filter(
    ({ key, hash }) => storedByKey.has(key) && storedByKey.get(key)?.import_hash !== hash,
  )
  await insert(ctx, tx, newCourses)
  await update(ctx, tx, changedCourses)
  const unchangedCount = fresh.length - newCourses.length - changedCourses.length + repeated
  return {
    added: newCourses.length,
    changed: changedCourses.length,
    unchanged: unchangedCount,
    rejected: contradicting,
  }
}

async function insert(ctx: Context, tx: Tx, entries: readonly KeyedCourse[]): Promise<void> {
  if (entries.length === 0) return
  const ids = entries.map(() => ctx.newId())
  const slugs = await courseSlugs(
    tx,
    entries.map((entry, index) => ({ ...entry, id: ids[index] ?? '' })),
  )
  const now = ctx.clock.now()
  const rows = entries.map(({ key, hash, position: _, ...course }, index) => ({
    ...{ id: ids[index] ?? '', slug: slugs[index] ?? '', state: 'public' as const, audience: 'everyone' as const },
    ...course,
    ...{ categories: [...course.categories], skills: [...course.skills], link_key: key, import_hash: hash },
    ...{ created_at: now, updated_at: now },
    ...derivedColumns(course),
  }))
  await tx.insertInto('course').values(rows).execute()
  const subjects = rows.map(({ id, slug, title }) => ({
    ...{ id, kind: 'course' as const, authorId: null, title, path: coursePath(slug) },
  }))
  await openSubjects(ctx, tx, subjects)
}

/** Updates changed courses. Keeps the stored value where an entry doesn't specify one. */
async function update({ clock }: Context, tx: Tx, entries: readonly KeyedCourse[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ ...entry, ...derivedColumns(entry) }))
  await sql`
    update course set title = row.title, provider = row.provider, link = row.link,
      description = coalesce(nullif(row.description, ''), course.description),
      categories = case when cardinality(row.categories) = 0 then course.categories else row.categories end,
      level = coalesce(row.level, course.level), hours = coalesce(row.hours, course.hours),
      price = coalesce(row.price, course.price),
      currency = case when row.price is null then course.currency else row.currency end,
      language = coalesce(row.language, course.language),
      skills = case when cardinality(row.skills) = 0 then course.skills else row.skills end,
      skill_keys = case when cardinality(row.skills) = 0 then course.skill_keys else row.skill_keys end,
      search_text = case when cardinality(row.skills) = 0
        then concat_ws(' ', row.title, row.provider, array_to_string(course.skills, ' ')) else row.search_text end,
      import_hash = row.hash, version = version + 1, updated_at = ${clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (key text, hash text, title text, provider text,
      link text, description text, categories text[], level text, hours numeric, price numeric, currency text,
      language text, skills text[], skill_keys text[], search_text text)
    where course.link_key = row.key`.execute(tx)
  await sql`
    update discussion_subject as subject set title = course.title from course
    where subject.id = course.id and subject.title <> course.title
      and course.link_key = any(${entries.map(({ key }) => key)}::text[])`.execute(tx)
}
