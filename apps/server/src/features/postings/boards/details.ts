import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** A posting's own page as it was fetched, and the hash of the list item that linked to it then. */
export interface KnownDetail {
  readonly listedHash: string
  readonly detail: unknown
}

/** A store for postings that are fetched one by one, so that each is fetched again only if its list item changes. */
export interface DetailStore {
  find(keys: readonly string[]): Promise<ReadonlyMap<string, KnownDetail>>
  save(key: string, known: KnownDetail): Promise<void>
  /** Deletes all postings except these. */
  keepOnly(keys: readonly string[]): Promise<void>
}

/** A store that keeps nothing, for a board that is read only once. */
export const noDetails: DetailStore = {
  find: async () => new Map(),
  save: async () => {},
  keepOnly: async () => {},
}

/** Stores the details of a registered board in the database. */
export function detailsOfBoard({ db }: Context, boardId: string): DetailStore {
  return {
    async find(keys) {
      if (keys.length === 0) return new Map()
      const rows = await db
        .selectFrom('job_board_detail')
        .select(['key', 'listed_hash', 'detail'])
        .where('board_id', '=', boardId)
        .where('key', 'in', keys)
        .execute()
      return new Map(rows.map(({ key, listed_hash, detail }) => [key, { listedHash: listed_hash, detail }]))
    },
    async save(key, { listedHash, detail }) {
      const values = { listed_hash: listedHash, detail: JSON.stringify(detail) }
      await db
        .insertInto('job_board_detail')
        .values({ board_id: boardId, key, ...values })
        .onConflict((conflict) => conflict.columns(['board_id', 'key']).doUpdateSet(values))
        .execute()
    },
    async keepOnly(keys) {
      await db
        .deleteFrom('job_board_detail')
        .where('board_id', '=', boardId)
        .where(sql<boolean>`key <> all(${keys}::text[])`)
        .execute()
    },
  }
}

/** Returns a hash that shows whether a posting's list item has changed. */
export function hashOfListed(item: unknown): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('base64')
}
