import { matchErrors } from '@rise/contract/match/errors'
import type { SavedWish } from '@rise/contract/match/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { locateText } from '../postings/index.ts'
import { lockActor } from '../session/index.ts'
import { worldPartOf } from './scoring/world-part.ts'

/**
 * Saves a professional's preferences in place of earlier ones. If places are absent, the earlier ones stay.
 *
 * @throws {Failure} `unknown-place`
 */
export async function saveWish(
  ctx: Context,
  actorId: string,
  { pay, employmentTypes, moveTo }: SavedWish,
): Promise<void> {
  const wish = {
    pay_amount: pay?.amount ?? null,
    pay_currency: pay?.currency ?? null,
    employment_types: [...new Set(employmentTypes)],
    ...(moveTo && { move_to: [...new Set(moveTo.map(nameOfPlace))] }),
    wished_at: ctx.clock.now(),
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('match_wish')
      .values({ actor_id: actorId, ...wish })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(wish))
      .execute()
  })
}

/**
 * Returns the usual name of a place. Returns the member's own words for a part of the world, and if the usual name
 * would be read as another place.
 *
 * @throws {Failure} `unknown-place`
 */
function nameOfPlace(text: string, index: number): string {
  if (worldPartOf(text).length > 0) return text
  const place = locateText(text)
  if (place === null) {
    const message = t('We don’t know “{text}”. Enter a city, region or country, such as Berlin or Germany.', { text })
    throw new Failure(matchErrors['unknown-place'], { message, fields: { [`body.moveTo.${index}`]: message } })
  }
  return locateText(place.name)?.slug === place.slug ? place.name : text
}
