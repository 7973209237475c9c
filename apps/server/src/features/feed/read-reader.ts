import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database } from '../../platform/database/database.ts'

/** A skill or a field of work, as in the directory of professionals. */
export interface ReaderKey {
  readonly id: number
  readonly kind: 'skill' | 'expertise'
  readonly name: string
}

/** The facts about a reader that the feed uses. */
export interface Reader {
  /** Whether For you is on, which is the default. */
  readonly forYou: boolean
  /** The reader's skills and fields, the rarest first. */
  readonly keys: readonly ReaderKey[]
}

/** Returns the facts about a reader that the feed uses. For an admin (null), For you is on and there are no keys. */
export async function readReader(db: Database, actorId: string | null): Promise<Reader> {
  const [reader] = actorId === null ? [] : await readerOf(db, actorId)
  return reader ?? { forYou: true, keys: [] }
}

const readerOf = compileOnce(
  (_, actorId: string) => sql<Reader>`
    select coalesce((select for_you from feed_choice where actor_id = ${actorId}), true) as "forYou", (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name) order by people, id), '[]')
      from professional_key
      where id = any(array(select unnest(keys) from professional_search where actor_id = ${actorId}))
        and kind in ('skill', 'expertise')
    ) as keys`,
)
