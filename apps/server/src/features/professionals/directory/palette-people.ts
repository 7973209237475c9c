import { admit } from '@rise/contract/policy'
import { sql } from 'kysely'
import { begunTerms } from '../../../platform/words/begun-words.ts'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { paletteOf } from '../../palette/index.ts'
import { photoPath } from '../../session/index.ts'
import { nameOf } from '../present-person.ts'

interface Row {
  readonly slug: string
  readonly first_name: string
  readonly last_name: string
  readonly label: string | null
  readonly photo: string | null
}

const isPublic = sql<boolean>`not exists (
  select from story where story.actor_id = professional_search.actor_id and not story.search_engines)`

/**
 * Finds professionals by name and headline, the most followed first. Viewers without access to the directory find only
 * those whose page search engines may list.
 */
export const palettePeople = paletteOf<Row>({
  table: 'professional_search',
  vector: 'words',
  key: 'actor_id',
  order: ['followers desc', 'joined_at desc', 'actor_id desc'],
  words: (search) => begunTerms(search, 'AB'),
  listed: sql<boolean>`professional_search.listed`,
  seen: ({ viewer }) => sql<boolean>`${admit(viewer, { access: 'connected' }) === 'allowed' ? sql`true` : isPublic}
    and ${notBlocked(viewerOf(viewer), 'professional_search.actor_id')}`,
  columns: sql`actor.slug, professional.first_name, professional.last_name, ${photoPath} as photo,
    nullif(story.resume #>> '{basics,label}', '') as label`,
  joins: sql`join actor on actor.id = best.actor_id join professional on professional.actor_id = best.actor_id
    left join story on story.actor_id = best.actor_id`,
  title: sql<string>`(professional.first_name || ' ' || professional.last_name)`,
  present: ({ slug, label, photo, ...names }) => ({
    title: nameOf(names),
    detail: label,
    to: `/professional/${slug}`,
    picture: photo,
  }),
})
