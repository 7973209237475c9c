import { professionalSegments } from '@rise/contract/professionals/words'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { changeSlug } from '../session/index.ts'

/** Slugs of accounts that the newsletter created, until the owner enters a name (section 9 of the specification). */
const placeholder = /^rise-user(-\d+)?$/
const LONGEST_SLUG = 60
const TRIES = 20

/**
 * Replaces the newsletter's placeholder in a page's address with a slug of its owner's name. Other addresses stay,
 * because people may know them.
 */
export async function leavePlaceholder(ctx: Context, tx: Tx, actorId: string): Promise<void> {
  const professional = await tx
    .selectFrom('professional')
    .innerJoin('actor', 'actor.id', 'professional.actor_id')
    .select(['actor.slug', 'professional.first_name', 'professional.last_name'])
    .where('actor.id', '=', actorId)
    .executeTakeFirst()
  if (!professional || !placeholder.test(professional.slug)) return
  const base = slugify(`${professional.first_name} ${professional.last_name}`, LONGEST_SLUG)
  if (base === '' || placeholder.test(base)) return
  for (let number = 1; number <= TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (professionalSegments.has(slug)) continue
    if (await changeSlug(ctx, tx, { actorId, kind: 'professional', slug })) return
  }
  await changeSlug(ctx, tx, { actorId, kind: 'professional', slug: `${base}-${actorId.slice(-12)}` })
}
