import { notBlocked, viewerOf } from '../connections/index.ts'
import { concealPicture } from '../pictures/index.ts'
import { personName } from '../session/index.ts'
import type { Reportable } from './reportable.ts'

/** Makes shown pictures reportable, such as portraits, covers, and pictures of galleries, posts and comments. */
export const reportablePicture: Reportable = {
  async copy(_ctx, tx, reporter, id) {
    const row = await tx
      .selectFrom('picture')
      .innerJoin('actor', 'actor.id', 'picture.actor_id')
      .leftJoin('professional', 'professional.actor_id', 'actor.id')
      .leftJoin('company', 'company.actor_id', 'actor.id')
      .select(['picture.actor_id', 'picture.alt', 'picture.created_at', 'actor.slug', 'company.name'])
      .select(['professional.first_name', 'professional.last_name'])
      .where('picture.id', '=', id)
      .where('picture.state', '=', 'ready')
      .where('picture.uses', '>', 0)
      .where('picture.hidden_at', 'is', null)
      .where('actor.listed', '=', true)
      .where(notBlocked(viewerOf(reporter), 'actor.id'))
      .executeTakeFirst()
    if (!row || row.actor_id === null) return undefined
    const { actor_id: authorId, alt, created_at: at, slug, name, first_name, last_name } = row
    const owner = name ?? personName({ first_name, last_name })
    const copiedLine = { authorId, text: alt, pictureId: id, at, reported: true }
    const path = name === null ? `/professional/${slug}` : `/company/${slug}`
    return { authorId, title: alt || `A picture of ${owner}`, path, changedAt: null, lines: [copiedLine] }
  },
  conceal: (ctx, tx, id, as) => concealPicture(ctx, tx, id, as !== null),
  // The address of a picture either works for everyone or for no one, not even the owner.
  acts: { reported: ['hide'], held: ['hide'] },
  hiddenByReports: true,
}
