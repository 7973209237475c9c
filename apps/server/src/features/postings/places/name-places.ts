import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { NAMES_VERSION, namesOfPlace } from './names-of-place.ts'

interface NamelessPlace {
  readonly id: string
  readonly name: string
  readonly locality: string | null
  readonly region: string | null
  readonly country: string | null
}

/** Stores the names of up to `most` places without names of the current version. Returns the number of places. */
export async function namePlaces(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<NamelessPlace & { slug: string }>`
    select id, slug, name, locality, region, country from place
    where names_version is null or names_version < ${sql.lit(NAMES_VERSION)}
    order by slug limit ${sql.lit(most)} for no key update skip locked`.execute(tx)
  if (rows.length === 0) return 0
  const nameRows = rows.flatMap((place) => namesOfPlace(place).map((key) => ({ key, id: place.id })))
  await sql`
    delete from place_name where place_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  await sql`
    insert into place_name (key, place_id)
    select key, id from unnest(${nameRows.map(({ key }) => key)}::text[], ${nameRows.map(({ id }) => id)}::uuid[]) as made (key, id)
    order by key, id`.execute(tx)
  await sql`
    update place set names_version = ${sql.lit(NAMES_VERSION)} where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  return rows.length
}
