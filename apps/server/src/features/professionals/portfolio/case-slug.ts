import type { Tx } from '../../../platform/database.ts'
import { slugify } from '../../../platform/slug.ts'
import { reservedSlugs } from '../professional-slugs.ts'

const LONGEST = 60
/** Then the address ends in something that nobody else has. */
const TRIES = 20

/** Gives a new case an address made of its title. The database settles that it is the only one, also beside others. */
export async function giveSlug(tx: Tx, caseId: string, title: string): Promise<void> {
  const base = slugify(title, LONGEST) || 'case'
  for (let number = 1; number <= TRIES; number += 1) {
    if (await takeSlug(tx, caseId, number === 1 ? base : `${base}-${number}`)) return
  }
  await takeSlug(tx, caseId, `${base}-${caseId.slice(-12)}`)
}

/**
 * Moves a case to another address. The one before keeps leading to it when people may know it. False, and nothing
 * changes, when another case has or had it, or a page of ours is there.
 */
export async function moveSlug(tx: Tx, caseId: string, slug: string, known: boolean): Promise<boolean> {
  const before = tx.updateTable('portfolio_slug').set({ present: false }).where('case_id', '=', caseId)
  const own = await tx
    .selectFrom('portfolio_slug')
    .select('slug')
    .where('case_id', '=', caseId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (own) {
    await before.execute()
    await tx.updateTable('portfolio_slug').set({ present: true }).where('slug', '=', slug).execute()
    return true
  }
  const taken = await tx.selectFrom('portfolio_slug').select('slug').where('slug', '=', slug).executeTakeFirst()
  if (taken || reservedSlugs.has(slug)) return false
  if (known) await before.execute()
  else await tx.deleteFrom('portfolio_slug').where('case_id', '=', caseId).execute()
  return takeSlug(tx, caseId, slug)
}

async function takeSlug(tx: Tx, caseId: string, slug: string): Promise<boolean> {
  if (reservedSlugs.has(slug)) return false
  const taken = await tx
    .insertInto('portfolio_slug')
    .values({ slug, case_id: caseId, present: true })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return taken !== undefined
}
