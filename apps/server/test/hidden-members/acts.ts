import { sql } from 'kysely'
import type { People } from '../erasure/people.ts'
import { MARK } from '../erasure/people.ts'

type Member = People['ada']

interface Act {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly body: object
}

/**
 * Acts on a member and their content in many ways, such as comments, mentions and messages. Refusals are fine, but not
 * a 5xx.
 */
export async function actOn({ world }: People, by: Member, other: Member): Promise<void> {
  const { db, newId } = world.ctx
  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows
  const ownRows = await rowsOf(sql<{ id: string }>`
    select id from discussion_subject where author_id = ${other.id} and kind <> 'comment'`)
  const repliedRows = await rowsOf(sql<{ id: string; subject: string }>`
    select id, subject_id as subject from comment where actor_id = ${other.id} and deleted_at is null`)
  const othersRows = await rowsOf(sql<{ id: string }>`
    select id from discussion_subject where author_id <> ${other.id} and kind <> 'comment'`)
  const polls = await rowsOf(sql<{ id: string; option: string }>`
    select poll.id, (select id from poll_option where poll_id = poll.id limit 1) as option
    from poll where actor_id = ${other.id}`)
  const questions = await rowsOf(sql<{ slug: string }>`select slug from question where actor_id = ${other.id}`)
  const convos = await rowsOf(sql<{ id: string }>`
    select convo_id as id from convo_side where actor_id = ${by.id}
      and convo_id in (select convo_id from convo_side where actor_id = ${other.id})`)
  const [address] = await rowsOf(sql<{ slug: string }>`select slug from actor where id = ${other.id}`)
  const page = `/api/v1/professionals/${address?.slug}`
  const mention = { text: `Hello @Bob Stone, says ${by.id}`, mentions: [other.id] }
  const acts: Act[] = [
    put('/api/v1/presence'),
    post(`/api/v1/professionals/${by.id}/follow/${other.id}`),
    post(`${page}/views`),
    post(`${page}/mentoring-requests`, {
      ...{ topic: 'changing-careers', message: `How do you do, asks ${by.id}, and how did you begin?` },
    }),
    ...[...ownRows, ...repliedRows].map(({ id }) => put(`/api/v1/reactions/${id}`, { reaction: 'fire' })),
    ...ownRows.map(({ id }) => post(`/api/v1/discussions/${id}/comments`, { text: `So says ${by.id}.` })),
    ...repliedRows.map(({ id, subject }) =>
      post(`/api/v1/discussions/${subject}/comments`, { text: `So replies ${by.id}.`, replyTo: id }),
    ),
    ...othersRows.map(({ id }) => post(`/api/v1/discussions/${id}/comments`, mention)),
    ...polls.map(({ id, option }) => put(`/api/v1/polls/${id}/vote`, { options: [option] })),
    ...questions.map(({ slug }) => put(`/api/v1/questions/${slug}/answer`, { text: `As ${by.id} says.` })),
    ...convos.map(({ id }) => post(`/api/v1/convos/${id}/typing`)),
    ...convos.map(({ id }) => put(`/api/v1/convos/${id}/read`, { seq: 1 })),
    post(`/api/v1/convos/with/${other.id}/messages`, { clientId: newId(), text: 'Are you there?', replyTo: null }),
    post('/api/v1/posts', {
      ...{ id: newId(), kind: 'post', audience: 'everyone' },
      body: `<p><a data-mention="${other.id}">@x</a> hi from ${by.id}</p>`,
    }),
    post('/api/v1/question-suggestions', { text: `What would ${MARK} do on a day of fog?`, background: '' }),
  ]
  for (const { method, url, body } of acts) {
    const reply = await by.call(method, url, body)
    if (reply.statusCode >= 500) throw new Error(`${method} ${url}: ${reply.body}`)
  }
}

function post(url: string, body: object = {}): Act {
  return { method: 'POST', url, body }
}

function put(url: string, body: object = {}): Act {
  return { method: 'PUT', url, body }
}
