import { mayReadAuthored, seenRow } from '@rise/contract/content/policy'
import { type PostKind, postAudiences } from '@rise/contract/feed/kinds'
import { postName } from '@rise/contract/feed/words'
import { sql } from 'kysely'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { paletteOf } from '../palette/index.ts'
import { memberName } from '../session/index.ts'
import { postPath } from './post-row.ts'
import { titleOf } from './post-text.ts'

interface Row {
  readonly id: string
  readonly post_kind: PostKind
  readonly excerpt: string
  readonly kind: 'professional' | 'company'
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company_name: string | null
}

/** Finds posts visible to the viewer by words in their first lines, newest first. */
export const palettePosts = paletteOf<Row>({
  table: 'post',
  order: ['created_at desc', 'id desc'],
  listed: sql<boolean>`post.deleted_at is null`,
  seen({ viewer }) {
    const viewerActorId = viewerOf(viewer)
    const audiences = postAudiences.filter(
      (audience) => mayReadAuthored(viewer, { ...seenRow(''), audience }) === 'allowed',
    )
    return sql<boolean>`post.audience = any(${audiences}::text[])
      and exists (select from actor where actor.id = post.actor_id and actor.listed)
      and ${notMutedOrBlocked(viewerActorId, 'post.actor_id')} and ${notConcealed(viewerActorId, 'post.id')}`
  },
  columns: sql`post.id, post.kind as post_kind, post.excerpt, actor.kind,
    professional.first_name, professional.last_name, company.name as company_name`,
  joins: sql`join post on post.id = best.id join actor on actor.id = post.actor_id
    left join professional on professional.actor_id = post.actor_id
    left join company on company.actor_id = post.actor_id`,
  title: 'post.excerpt',
  present: ({ id, post_kind, excerpt, ...author }) => ({
    title: titleOf(excerpt),
    detail: postName(post_kind, memberName(author)),
    to: postPath(id),
  }),
})
