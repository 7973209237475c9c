import { contentPath } from '@rise/contract/content-links'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { openSubject } from '../../discussion/index.ts'
import { addDemoPicture, type DemoPicture, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { caseSlugs } from '../case-slug.ts'
import type { KeptLink } from '../tables.ts'

/** A published case of the demo world. */
interface DemoCase {
  readonly actorId: string
  readonly title: string
  readonly summary: string
  readonly role: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly skills: string[]
  readonly body: string
  readonly links: readonly KeptLink[]
  readonly department?: string
  readonly cover: Omit<DemoPicture, 'actorId' | 'purpose'>
  readonly position: number
  readonly publishedAt: Date
}

/** Adds a case with its cover and its address. Returns its id. */
export async function addDemoCase(ctx: Context, tx: Tx, added: DemoCase): Promise<string> {
  const { actorId, title, publishedAt: at } = added
  const id = ctx.newId()
  const picture = { ...added.cover, actorId, purpose: 'content' } as const
  const coverId = (await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, picture))) ?? null
  await tx
    .insertInto('portfolio_case')
    .values({
      id,
      actor_id: actorId,
      title,
      summary: added.summary,
      role: added.role,
      start_date: added.startDate,
      end_date: added.endDate,
      skills: added.skills,
      body: sanitiseRichText(added.body, () => undefined).html,
      balanced: true,
      links: JSON.stringify(added.links),
      department: added.department ?? null,
      cover_id: coverId,
      position: added.position,
      published_at: at,
      first_published_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  if (coverId) await tx.insertInto('portfolio_case_picture').values({ case_id: id, picture_id: coverId }).execute()
  const slug = await caseSlugs.give(tx, id, title)
  const subject = { id, kind: 'case', authorId: actorId, title } as const
  await openSubject({ ...ctx, clock: { now: () => at } }, tx, { ...subject, path: contentPath('portfolio', slug) })
  return id
}
