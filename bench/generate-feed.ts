// Adds posts, follows, reactions and comments to a database of generated professionals: in bulk SQL, with the rows that
// the product would have written.
import type { Client } from 'pg'
import { log } from './fill-once.ts'

const DAYS = 365
/** The share of posts, from the newest, that have reactions and comments. */
const DISCUSSED_SHARE = 0.05
/** Tables whose triggers update other tables. */
const tablesWithTriggers = ['follow', 'reaction', 'comment', 'discussion_subject']

/**
 * Ensures that the database has this many posts. A database with at least this many stays unchanged; one with fewer is
 * refused, unless it has none.
 */
export async function generateFeed(client: Client, posts: number): Promise<void> {
  const { rows } = await client.query(
    "select count(*)::int as posts from post join actor on actor.id = actor_id where actor.slug like 'made-person-%'",
  )
  const { posts: found } = rows[0]
  if (found >= posts) return
  if (found > 0) throw new Error(`The folder holds ${found} posts. Remove it first.`)
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set statement_timeout = 0",
  )
  // Triggers would update row by row, so these updates are written in bulk instead.
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`)
  await client.query('begin')
  await fill(client, posts)
  await client.query('commit')
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum (analyze)')
}

async function fill(client: Client, posts: number): Promise<void> {
  const runStep = async (what: string, statement: string) => {
    log.info(`${what} ...`)
    await client.query(statement)
  }
  await runStep(
    'Who writes',
    `create temporary table made as
    select row_number() over (order by id)::integer as n, id from actor
    where slug like 'made-person-%'`,
  )
  await runStep('Their numbers', 'alter table made add primary key (n)')
  // A few members write many posts, most write few.
  await runStep(
    'Posts',
    `insert into post (id, actor_id, kind, body, excerpt, length, tags, created_at)
    select gen_random_uuid(), made.id, (array['post', 'post', 'post', 'hello', 'win'])[1 + written.n % 5],
      '<p>' || words || '</p>', words, length(words), array['tag' || (written.n % 200)], at
    from (
      select n, now() - power(random(), 1.5) * interval '${DAYS} days' as at,
        'What I learned this week, number ' || n || ': ' || repeat('some more words, ', 1 + n % 20) as words,
        1 + floor(power(random(), 2) * (select max(n) from made))::integer as writer
      from generate_series(1, ${posts}) as n
    ) as written join made on made.n = written.writer`,
  )
  await runStep(
    'Their subjects',
    `insert into discussion_subject (id, kind, author_id, title, path, created_at)
    select id, kind, actor_id, left(excerpt, 100), '/feed/' || id, created_at from post on conflict do nothing`,
  )
  await runStep(
    'Their activities',
    `insert into activity (id, kind, actor_id, data, created_at)
    select gen_random_uuid(), 'post.published', actor_id, jsonb_build_object('postId', id, 'kind', kind), created_at from post`,
  )
  await runStep(
    'Badges',
    `with earned as (
      insert into badge (actor_id, slug, earned_at)
      select id, slug, now() - random() * interval '60 days' from made, unnest(array['first-light', 'hello-world']) as slug
      on conflict do nothing returning *
    )
    insert into activity (id, kind, actor_id, data, created_at)
    select gen_random_uuid(), 'badge.earned', actor_id, jsonb_build_object('badge', slug, 'together', jsonb_build_array(slug)),
      earned_at from earned`,
  )
  await runStep('Statistics', 'analyze')
  await runStep(
    'Follows',
    `insert into follow (follower_id, followed_id, created_at)
    select follower.id, followed.id, now() - random() * interval '${DAYS} days'
    from made as follower cross join generate_series(1, 20) as turn
    join made as followed on followed.n = 1 + (follower.n * 7919 + turn * turn * 104729) % (select max(n) from made)
    where follower.n <> followed.n on conflict do nothing`,
  )
  const discussedPosts = `(select id, created_at from post order by created_at desc limit ${Math.ceil(posts * DISCUSSED_SHARE)})`
  await runStep(
    'Reactions',
    `insert into reaction (subject_id, actor_id, reaction, created_at)
    select post.id, made.id, (array['love', 'fire'])[1 + turn % 2], post.created_at + random() * (now() - post.created_at)
    from ${discussedPosts} as post cross join generate_series(1, 40) as turn
    join made on made.n = 1 + (abs(hashtext(post.id::text)::bigint) + turn * 7919) % (select max(n) from made)
    where turn <= 1 + power(random(), 4) * 40 on conflict do nothing`,
  )
  await runStep(
    'Their counts',
    `insert into reaction_count (subject_id, reaction, members)
    select subject_id, reaction, count(*) from reaction group by 1, 2 on conflict do nothing`,
  )
  await runStep(
    'Comments',
    `insert into comment (id, subject_id, actor_id, text, created_at)
    select gen_random_uuid(), post.id, made.id, 'Well said, number ' || turn, post.created_at + random() * (now() - post.created_at)
    from ${discussedPosts} as post cross join generate_series(1, 10) as turn
    join made on made.n = 1 + (abs(hashtext(post.id::text)::bigint) + turn * 104729) % (select max(n) from made)
    where turn <= power(random(), 3) * 10`,
  )
  await runStep('Statistics', 'analyze')
  await runStep(
    'Their counts',
    `update discussion_subject set comments = said.comments
    from (select subject_id, count(*)::integer as comments from comment group by 1) as said where id = said.subject_id`,
  )
  await client.query('drop table made')
}
