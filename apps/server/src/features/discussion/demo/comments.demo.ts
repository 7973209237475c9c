import type { Audience } from '@rise/contract/content/kinds'
import { excerpt } from '@rise/contract/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addDemoMentions } from '../../mentions/demo/mentions.demo.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { commentPath } from '../comments/comment-path.ts'
import { type DemoReply, type DemoThread, demoThreads } from './threads.demo.ts'

/** The first comment comes after this share of a thread's time. Later comments and replies are spread over the rest. */
const FIRST_SHARE = 0.15
const HOUR_MS = 3_600_000
/** How long threads on feed posts last, mostly in the first hours. Other threads continue until an hour ago. */
const FEED_MS = 30 * HOUR_MS
const feedKinds = new Set(['post', 'hello', 'win'])

interface DemoSubject {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly path: string
  readonly author: string
  readonly audience: Audience
  readonly created_at: Date
}

/** Adds the comments of the demo world, unless there are comments already. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-comments', 0))`.execute(tx)
    if (await tx.selectFrom('comment').select('id').limit(1).executeTakeFirst()) return 0
    const [people, things] = [await findPeople(tx), await findThings(tx)]
    const rows = demoThreads.flatMap((thread) => {
      const { kind, title, author } = thread
      const subject = things.find(
        (one) => one.kind === kind && one.title === title && (author === undefined || one.author === author),
      )
      return subject ? threadRows(ctx, { thing: subject, people, thread }) : []
    })
    if (rows.length === 0) return 0
    await tx
      .insertInto('comment')
      .values(rows.map(({ comment }) => comment))
      .execute()
    await tx
      .insertInto('discussion_subject')
      .values(rows.map(({ subject }) => subject))
      .execute()
    for (const { comment, picture } of rows) {
      const { id, actor_id: actorId, text, created_at: at } = comment
      await addDemoMentions(tx, { subjectId: id, byId: actorId, text, at })
      if (picture) await showDrawing(ctx, tx, { commentId: id, actorId, picture })
    }
    return rows.length
  })
}

interface DrawnReply {
  readonly commentId: string
  readonly actorId: string
  readonly picture: NonNullable<DemoReply['picture']>
}

async function showDrawing(ctx: Context, tx: Tx, { commentId, actorId, picture }: DrawnReply): Promise<void> {
  const pictureContent = {
    ...demoDrawing('stills', picture.still),
    actorId,
    purpose: 'content',
    alt: picture.alt,
  } as const
  const pictureId = await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, pictureContent))
  if (pictureId === undefined) return
  await tx.insertInto('comment_picture').values({ comment_id: commentId, picture_id: pictureId }).execute()
}

/** Returns the comments on a subject as rows, without comments that would be in the future. */
function threadRows(
  { clock, newId }: Context,
  { thing, people, thread }: { thing: DemoSubject; people: ReadonlyMap<string, string>; thread: DemoThread },
) {
  const [from, now] = [thing.created_at.getTime(), clock.now().getTime()]
  const [span, haste] = feedKinds.has(thing.kind) ? [FEED_MS, 3] : [Math.max(0, now - HOUR_MS - from), 2]
  const commentCount = thread.comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  let turn = 0
  const rowOf = ({ by, text, picture }: DemoReply, threadId: string | null) => {
    const share = FIRST_SHARE + ((1 - FIRST_SHARE) * turn) / commentCount
    turn += 1
    const [actorId, at] = [people.get(by), new Date(from + span * share ** haste)]
    if (actorId === undefined || at.getTime() > now) return []
    const [id, own] = [newId(), { created_at: at }]
    const path = commentPath(thing.path, id)
    return [
      {
        comment: { id, subject_id: thing.id, reply_to: threadId, actor_id: actorId, login_id: null, text, ...own },
        subject: {
          ...{ id, kind: 'comment', author_id: actorId, parent_id: thing.id, audience: thing.audience },
          ...{ title: excerpt(text), path, ...own },
        },
        picture,
      },
    ]
  }
  return thread.comments.flatMap(({ replies, ...said }) => {
    const [top] = rowOf(said, null)
    return top ? [top, ...replies.flatMap((reply) => rowOf(reply, top.comment.id))] : []
  })
}

/** Returns the listed people and companies of the demo world, by slug. */
async function findPeople(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.listed', '=', true)
    .where('login.email', 'like', '%demo.example')
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function findThings(tx: Tx): Promise<DemoSubject[]> {
  return tx
    .selectFrom('discussion_subject as subject')
    .innerJoin('actor', 'actor.id', 'subject.author_id')
    .select(['subject.id', 'subject.kind', 'subject.title', 'subject.path', 'subject.created_at'])
    .select('subject.audience')
    .select('actor.slug as author')
    .where(
      'subject.title',
      'in',
      demoThreads.map(({ title }) => title),
    )
    .execute()
}
