import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addDemoMentions } from '../../mentions/demo/mentions.demo.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { commentPath, titleOf } from '../comments/comment-subject.ts'
import { openSubject } from '../subjects.ts'
import material from './material/threads.json' with { type: 'json' }

/** Threads begin this much of the time between the thing and now after it; later ones and replies share what is left. */
const FIRST_SHARE = 0.15
const HOUR_MS = 3_600_000

interface Said {
  readonly by: string
  readonly text: string
  /** A drawing of the demo world. */
  readonly picture?: { readonly still: string; readonly alt: string }
}

interface Thing {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly path: string
  readonly author: string
  readonly created_at: Date
}

/** Adds the comments of the demo world, unless there are comments already. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-comments', 0))`.execute(tx)
    if (await tx.selectFrom('comment').select('id').limit(1).executeTakeFirst()) return 0
    const [people, things] = [await findPeople(tx), await findThings(tx)]
    let added = 0
    for (const { kind, title, author, comments } of material) {
      const thing = things.find(
        (one) => one.kind === kind && one.title === title && (author === undefined || one.author === author),
      )
      if (thing) added += await addThreads(ctx, tx, { thing, people, comments })
    }
    return added
  })
}

async function addThreads(
  ctx: Context,
  tx: Tx,
  {
    thing,
    people,
    comments,
  }: {
    thing: Thing
    people: ReadonlyMap<string, string>
    comments: readonly (Said & { readonly replies: readonly Said[] })[]
  },
): Promise<number> {
  const all = comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  const [from, until] = [thing.created_at.getTime(), ctx.clock.now().getTime() - HOUR_MS]
  let turn = 0
  const add = async ({ by, text, picture }: Said, threadId: string | null) => {
    const share = FIRST_SHARE + ((1 - FIRST_SHARE) * turn) / all
    turn += 1
    const actorId = people.get(by)
    if (actorId === undefined) return undefined
    const [id, at] = [ctx.newId(), new Date(Math.min(until, from + (until - from) * share ** 2))]
    await tx
      .insertInto('comment')
      .values({ id, subject_id: thing.id, reply_to: threadId, actor_id: actorId, login_id: null, text, created_at: at })
      .execute()
    const subject = { id, kind: 'comment', authorId: actorId, parentId: thing.id } as const
    await openSubject(ctx, tx, { ...subject, title: titleOf(text), path: commentPath(thing.path, id) })
    await addDemoMentions(tx, { subjectId: id, byId: actorId, text, at })
    if (picture) {
      const drawing = demoDrawing('stills', picture.still)
      const shown = { ...drawing, actorId, purpose: 'content', alt: picture.alt } as const
      const pictureId = await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, shown))
      if (pictureId) await tx.insertInto('comment_picture').values({ comment_id: id, picture_id: pictureId }).execute()
    }
    return id
  }
  let added = 0
  for (const { replies, ...comment } of comments) {
    const threadId = await add(comment, null)
    if (threadId === undefined) continue
    const below = []
    for (const reply of replies) below.push(await add(reply, threadId))
    added += 1 + below.filter((id) => id !== undefined).length
  }
  return added
}

/** The professionals of demo accounts whom others find, by their slug. */
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

async function findThings(tx: Tx): Promise<Thing[]> {
  return tx
    .selectFrom('discussion_subject as subject')
    .innerJoin('actor', 'actor.id', 'subject.author_id')
    .select(['subject.id', 'subject.kind', 'subject.title', 'subject.path', 'subject.created_at'])
    .select('actor.slug as author')
    .where(
      'subject.title',
      'in',
      material.map(({ title }) => title),
    )
    .execute()
}
