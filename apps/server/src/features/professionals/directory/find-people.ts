import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { PersonCard } from '@rise/contract/professionals/directory/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { limitAndOffset } from '../../../platform/database/plan-once.ts'
import { orderOf, type Sort } from './directory-orders.ts'
import { cardsOf, type PersonCardRow, personCards, presentPersonCard } from './person-cards.ts'
import { searchPeople } from './search-people.ts'
import { type ChosenKey, hiddenIds, hidesNobody, isShown, type Selection } from './selection.ts'

/** A page of people as one member sees them, with the total. */
export interface FoundPeople {
  readonly items: PersonCard[]
  /** The total, at most COUNT_CAP + 1. If `exact` is false, there are probably more. */
  readonly count: number
  readonly exact: boolean
}

/** Returns a page of the selected people, in this order. */
export async function findPeople(ctx: Context, selection: Selection, sort: Sort, page: number): Promise<FoundPeople> {
  const offset = (page - 1) * PAGE_SIZE
  const [key, ...otherKeys] = selection.keys
  if (key && otherKeys.length === 0 && selection.words === undefined && selection.excluded === undefined) {
    return listOfKey(ctx, selection, key, { sort, offset })
  }
  const { ids, count, exact } = await searchPeople(ctx, { selection, sort, offset })
  return { items: await personCards(ctx, selection.sight, ids), count, exact }
}

/**
 * Finds people by a single key in one statement. The key's index has the people in order, and its counter has the
 * total.
 */
async function listOfKey(
  { db }: Context,
  selection: Selection,
  key: ChosenKey,
  { sort, offset }: { sort: Sort; offset: number },
): Promise<FoundPeople> {
  const { rows } = await sql<{ cards: PersonCardRow[]; hidden: number }>`
    with page as materialized (
      select array(
        select actor_id from professional_listing
        where key_id = ${key.id} and ${isShown(selection)}
        order by ${orderOf(sort)} ${limitAndOffset(PAGE_SIZE, offset)}
      ) as ids
    )
    select ${cardsOf(selection.sight, sql`(select ids from page)::uuid[]`)} as cards, ${countHidden(selection, key)} as hidden`.execute(
    db,
  )
  const { cards, hidden } = rows[0] ?? { cards: [], hidden: 0 }
  const count = Math.min(Math.max(0, key.people - hidden), COUNT_CAP + 1)
  return { items: cards.map(presentPersonCard), count, exact: true }
}

/**
 * Returns an expression for the number of people with a key who are hidden from the viewer. The key's counter includes
 * them, so callers subtract them.
 */
function countHidden(selection: Selection, { id }: ChosenKey): RawBuilder<number> {
  if (hidesNobody(selection)) return sql<number>`0`
  return sql<number>`(
    select count(*) from professional_search
    where actor_id in (${hiddenIds(selection)}) and listed and keys @> array[${id}]::integer[])`
}
