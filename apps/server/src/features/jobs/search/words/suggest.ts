import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { foldText } from '../../../../platform/words/fold-text.ts'
import { hiddenCompanies, type Viewer } from '../../../connections/index.ts'

const OF_A_KIND = 5
/** A character that sorts after all others, to bound a range of prefixes. */
export const LAST = '\u{10ffff}'

interface Suggestion {
  readonly kind: 'title' | 'skill' | 'company' | 'place'
  readonly label: string
  readonly slug: string | null
  readonly jobs: number
}

export interface Suggestions {
  titles: { text: string; jobs: number }[]
  skills: { text: string; jobs: number }[]
  companies: { slug: string; name: string; jobs: number }[]
  places: { slug: string; name: string; jobs: number }[]
}

/**
 * Returns titles, skills, places and companies with a word that begins with the typed text: at most five of each kind,
 * most jobs first.
 */
export async function suggest(ctx: Context, typed: string, viewer: Viewer = { kind: 'guest' }): Promise<Suggestions> {
  const begin = suggestionKey(typed)
  const rows = begin === '' ? [] : await suggestedTo(ctx, begin, await hiddenCompanies(ctx.db, viewer))
  const texts = (kind: Suggestion['kind']) =>
    rows.flatMap((row) => (row.kind === kind ? [{ text: row.label, jobs: row.jobs }] : []))
  const suggestionsOfKind = (kind: Suggestion['kind']) =>
    rows.flatMap(({ kind: rowKind, slug, label, jobs }) =>
      rowKind === kind && slug !== null ? [{ slug, name: label, jobs }] : [],
    )
  return {
    titles: texts('title'),
    skills: texts('skill'),
    companies: suggestionsOfKind('company'),
    places: suggestionsOfKind('place'),
  }
}

/** Returns the typed text normalised like the keys of suggestions. */
export function suggestionKey(typed: string): string {
  return foldText(typed.replaceAll('\0', ''))
    .split(/[\s/,()-]+/)
    .filter((word) => word !== '')
    .join(' ')
}

function suggestedTo(ctx: Context, begin: string, hidden: readonly string[]): Promise<readonly Suggestion[]> {
  return hidden.length === 0 ? cachedSuggestions(ctx, begin) : load(ctx, begin, hidden)
}

/** Suggestions are cached, because many people type the same first letters, and these match the most words. */
const cachedSuggestions = ttlCache(60, (ctx: Context, begin: string) => load(ctx, begin, []))

async function load({ db }: Context, begin: string, hidden: readonly string[]): Promise<readonly Suggestion[]> {
  const best = (kind: Suggestion['kind']) => sql`
    (select kind, label, target_id, max(jobs) as jobs from job_suggestion
    where kind = ${kind} and key ~>=~ ${begin} and key ~<~ ${begin + LAST}
      and (target_id is null or target_id <> all(${hidden}::uuid[]))
    group by kind, label, target_id order by jobs desc, label limit ${sql.lit(OF_A_KIND)})`
  const { rows } = await sql<Suggestion>`
    select found.kind, found.label, found.jobs, coalesce(actor.slug, place.slug) as slug
    from (${sql.join([best('title'), best('skill'), best('company'), best('place')], sql` union all `)}) as found
    left join actor on actor.id = found.target_id and found.kind = 'company' and actor.listed
    left join place on place.id = found.target_id and found.kind = 'place'
    order by found.jobs desc, found.label`.execute(db)
  return rows
}
