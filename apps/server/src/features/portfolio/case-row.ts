import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { pictureOf } from '../pictures/index.ts'

export type CaseRow = RowOf<ReturnType<typeof cases>>
export type CardRow = RowOf<ReturnType<typeof caseCards>>

/** The table of pictures that cases show. */
export const casePictures = { table: 'portfolio_case_picture', owner: 'case_id' }

/** Selects cases with the columns of lists. Callers add conditions; `card` is the case, `address` its current slug. */
export function caseCards(db: Database | Tx) {
  return db
    .selectFrom('portfolio_case as card')
    .innerJoin('portfolio_slug as address', (join) =>
      join.onRef('address.case_id', '=', 'card.id').on('address.present', '=', true),
    )
    .select([
      'card.id',
      'address.slug',
      'card.title',
      'card.summary',
      'card.role',
      'card.published_at',
      'card.updated_at',
      pictureOf(db, sql.ref('card.cover_id')).as('cover'),
    ])
}

/** Selects cases with all columns and all pictures. Callers add conditions. */
export function cases(db: Database | Tx) {
  const picture = pictureOf(db, sql.ref('used.picture_id'))
  const shownPictures = db
    .selectFrom('portfolio_case_picture as used')
    .where('used.case_id', '=', sql.ref<string>('card.id'))
    .select(sql`jsonb_agg(${picture}) filter (where ${picture} is not null)`.as('pictures'))
  return caseCards(db).select([
    'card.actor_id',
    'card.start_date',
    'card.end_date',
    'card.url',
    'card.department',
    'card.skills',
    'card.cover_id',
    'card.body',
    'card.links',
    'card.position',
    'card.version',
    'card.first_published_at',
    sql<Picture[]>`coalesce((${shownPictures}), '[]')`.as('pictures'),
  ])
}

/** Returns the cases of an actor in the owner's order. */
export function cardsOf(db: Database | Tx, actorId: string): Promise<CardRow[]> {
  return caseCards(db).where('card.actor_id', '=', actorId).orderBy('card.position').orderBy('card.id').execute()
}
