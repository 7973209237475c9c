import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { pictureOf } from '../pictures/index.ts'

export type CaseRow = RowOf<ReturnType<typeof cases>>
export type CardRow = RowOf<ReturnType<typeof caseCards>>

/** Where it is kept what a case shows. */
export const casePictures = { table: 'portfolio_case_picture', owner: 'case_id' }

/** Cases with what lists show of them. Each caller narrows; `card` is the case, `address` its present slug. */
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

/** The same in full, with every picture that they show. */
export function cases(db: Database | Tx) {
  const picture = pictureOf(db, sql.ref('used.picture_id'))
  const shown = db
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
    sql<Picture[]>`coalesce((${shown}), '[]')`.as('pictures'),
  ])
}

/** In the order that their owner chose. */
export function cardsOf(db: Database | Tx, actorId: string): Promise<CardRow[]> {
  return caseCards(db).where('card.actor_id', '=', actorId).orderBy('card.position').orderBy('card.id').execute()
}
