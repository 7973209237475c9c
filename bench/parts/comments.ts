import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { type Author, send } from '../authors.ts'
import type { RunningRise } from '../rise.ts'
import { median } from '../statistics.ts'
import type { Row } from '../table.ts'

const COMMENTS = 90
/** The number of comments that warm up the server. */
const WARM_UP = 30
const MAX_RATIO = 4

/** Measures the time of a comment, compared with one transaction that only does the necessary reads and writes. */
export async function measureComments(
  { origin }: RunningRise,
  client: Client,
  { actorId, headers }: Author,
): Promise<Row> {
  // New accounts must wait between two comments.
  await client.query("update actor set created_at = now() - interval '1 year' where id = $1", [actorId])
  await client.query(
    `update login set created_at = now() - interval '1 year'
    where id in (select login_id from membership where actor_id = $1)`,
    [actorId],
  )
  const { rows } = await client.query<{ id: string }>('select id from post order by created_at desc limit $1', [
    COMMENTS,
  ])
  const [calls, bare]: [number[], number[]] = [[], []]
  // In turn, so that other load on the machine affects both.
  for (const [place, { id }] of rows.entries()) {
    const text = `Comment ${place} of the measurement.`
    calls.push(await timed(() => send(`${origin}/api/v1/discussions/${id}/comments`, 'POST', headers, { text })))
    bare.push(await timed(() => commentBare(client, { actorId, subjectId: id, text: `${text} Again.` })))
  }
  const [measured, baseline] = [median(calls.slice(WARM_UP)), median(bare.slice(WARM_UP))]
  const note = 'the whole call over HTTP; the baseline is one transaction'
  const limit = { atMost: MAX_RATIO }
  return { metric: 'A comment', unit: 'ms', measured, baseline, ratio: measured / baseline, limit, note }
}

interface BareComment {
  readonly actorId: string
  readonly subjectId: string
  readonly text: string
}

/** Reads the permission, writes the comment, its subject and the activity, and reads the comment as displayed. */
async function commentBare(client: Client, { actorId, subjectId, text }: BareComment): Promise<void> {
  const [id, activityId] = [randomUUID(), randomUUID()]
  await client.query('begin')
  await client.query(
    `select subject.id, subject.closed, actor.listed from discussion_subject subject
    join actor on actor.id = subject.author_id
    where subject.id = $1 and not exists (
      select from block where (blocker_id = $2 and blocked_id = actor.id) or (blocker_id = actor.id and blocked_id = $2))
    for share of subject`,
    [subjectId, actorId],
  )
  await client.query(
    'select id from comment where actor_id = $1 and created_at > now() - $2::interval order by created_at desc limit 1',
    [actorId, '1 minute'],
  )
  await client.query('select words, act from word_rule')
  await client.query(
    'insert into comment (id, subject_id, actor_id, text, created_at) values ($1, $2, $3, $4, now())',
    [id, subjectId, actorId, text],
  )
  await client.query(
    `insert into discussion_subject (id, kind, author_id, parent_id, title, path, created_at)
    values ($1, 'comment', $2, $3, $4, $5, now())`,
    [id, actorId, subjectId, text, `/feed/${subjectId}#comment-${id}`],
  )
  await client.query(
    "insert into activity (id, kind, actor_id, data, created_at) values ($1, 'bench.commented', $2, $3, now())",
    [activityId, actorId, JSON.stringify({ commentId: id, subjectId })],
  )
  await client.query(
    `select comment.*, actor.slug, professional.first_name, professional.last_name,
      (select jsonb_object_agg(reaction, members) from reaction_count where subject_id = comment.id) as reactions
    from comment join actor on actor.id = comment.actor_id
    left join professional on professional.actor_id = actor.id where comment.id = $1`,
    [id],
  )
  await client.query('commit')
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
