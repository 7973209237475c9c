import type { Client } from 'pg'
import { log } from '../fill-once.ts'

const words =
  'the a project team design deploy review coffee harbour lamp budget offer interview remote contract'.split(' ')

interface History {
  readonly viewerId: string
  readonly otherId: string
  readonly convos: number
  readonly messages: number
  /** The number of messages in the one long conversation with `otherId`. */
  readonly long: number
}

/** Adds a member's conversations with generated members, and one very long conversation, in bulk SQL. */
export async function generateHistory(
  client: Client,
  { viewerId, otherId, convos, messages, long }: History,
): Promise<void> {
  log.info(`${messages} messages in ${convos} conversations ...`)
  await client.query("set synchronous_commit = off; set statement_timeout = 0; set maintenance_work_mem = '512MB'")
  await client.query('alter table message disable trigger user; drop index message_terms')
  await client.query(
    `create temporary table made as select n, gen_random_uuid() as convo_id, gen_random_uuid() as actor_id
    from generate_series(1, ${convos}) n`,
  )
  await client.query(
    `insert into actor (id, kind, slug, plan, listed, created_at)
    select actor_id, 'professional', 'made-' || actor_id, 'free', true, now() from made`,
  )
  await client.query(
    `insert into professional (actor_id, first_name, last_name, created_at, updated_at)
    select actor_id, 'Made', 'Person ' || n, now(), now() from made`,
  )
  const messagesPerConvo = Math.ceil(messages / convos)
  await client.query(
    `insert into convo (id, last_seq, revision, created_at, last_at)
    select convo_id, ${messagesPerConvo}, ${messagesPerConvo}, now() - interval '1 year', now() - n * interval '1 minute' from made`,
  )
  await client.query(
    `insert into convo_side (convo_id, side, actor_id, folder, last_at)
    select convo_id, side, case side when 1 then $1::uuid else actor_id end, 'inbox', now() - n * interval '1 minute'
    from made, generate_series(1, 2) side`,
    [viewerId],
  )
  const pick = `(array['${words.join("','")}'])[1 + floor(power(random(), 2) * ${words.length})::int]`
  const text = `concat_ws(' ', ${Array.from({ length: 8 }, () => pick).join(', ')}, 'w' || floor(random() * 100000)::int)`
  await client.query(
    `insert into message (convo_id, seq, side, client_id, text, revision, created_at)
    select convo_id, s, 1 + s % 2, gen_random_uuid(), ${text}, s,
      now() - made.n * interval '1 minute' - (${messagesPerConvo} - s) * interval '1 hour'
    from made, generate_series(1, ${messagesPerConvo}) s`,
  )
  // The long conversation already has its first message.
  const { rows } = await client.query(
    `select own.convo_id from convo_side own join convo_side other on other.convo_id = own.convo_id
    where own.actor_id = $1 and other.actor_id = $2`,
    [viewerId, otherId],
  )
  const convoId: string = rows[0].convo_id
  await client.query(
    `insert into message (convo_id, seq, side, client_id, text, revision, created_at)
    select $1, s, 1 + s % 2, gen_random_uuid(), ${text}, s, now() from generate_series(100001, 100000 + ${long}) s`,
    [convoId],
  )
  await client.query('update convo set last_seq = $2::integer, revision = $2::integer where id = $1', [
    convoId,
    100_000 + long,
  ])
  log.info('Their words ...')
  await client.query(
    `update message set terms = (
      select array_to_tsvector(array_agg(distinct prefix || ' ' || lexeme))
      from unnest(to_tsvector('simple', message.text)),
        unnest(array[message_term_prefix($1), message_term_prefix(other.actor_id)]) prefix)
    from convo_side other where other.convo_id = message.convo_id and other.actor_id <> $1`,
    [viewerId],
  )
  await client.query('create index message_terms on message using gin (terms)')
  await client.query('alter table message enable trigger user')
  await client.query('vacuum (analyze) message, convo, convo_side, actor, professional')
}
