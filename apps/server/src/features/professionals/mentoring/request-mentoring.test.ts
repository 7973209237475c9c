import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'

const DAY_MS = 86_400_000
const message = 'I would like to hear how you changed from kitchens to code.'

const { world, app } = useWorld()

/** Creates a professional who offers mentoring on changing careers. */
async function mentor() {
  const client = await joinAsProfessional(world, app, { firstName: 'Mona' })
  const saveReply = await client.api('PATCH /api/v1/story', {
    body: { version: 0, mentoringTopics: ['changing-careers'] },
  })
  return { ...client, slug: saveReply.result.slug as string }
}

async function ask(asker: SignedInClient | undefined, slug: string, body: object = {}) {
  const url = `/api/v1/professionals/${slug}/mentoring-requests`
  const reply = await send(app, 'POST', url, {
    token: asker?.token,
    body: { topic: 'changing-careers', message, ...body },
  })
  return { status: reply.statusCode, ...reply.json().result }
}

test('a request is emailed with its message, and replies go to the requesting member', async () => {
  const [mona, eve] = [await mentor(), await joinAsProfessional(world, app, { firstName: 'Eve', lastName: 'Stone' })]
  expect(await ask(eve, mona.slug)).toEqual({ status: 200 })
  const mail = await world.mailbox.latest(mona.email, 'mentoring-request')
  expect(mail.subject).toBe('Eve Stone asks for your advice on Rise')
  expect(mail.text).toContain(message)
  expect(mail.text).toContain('Changing careers')
  const row = world.ctx.db.selectFrom('mail').select('reply_to').where('to_address', '=', mona.email)
  expect(await row.where('name', '=', 'mentoring-request').execute()).toEqual([{ reply_to: eve.email }])
  const requests = await world.ctx.db
    .selectFrom('mentoring_request')
    .selectAll()
    .where('asker_id', '=', eve.id)
    .execute()
  expect(requests).toMatchObject([{ mentor_id: mona.id, topic: 'changing-careers' }])
  expect(JSON.stringify(requests)).not.toContain('kitchens')
})

test('a member can send three requests a day, even simultaneously, and three more the next day', async () => {
  const eve = await joinAsEmployer(world, app)
  const mentors = await Promise.all(Array.from({ length: 5 }, mentor))
  const replies = await Promise.all(mentors.map(({ slug }) => ask(eve, slug)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  world.clock.advance(DAY_MS + 1)
  eve.token = (await logInAs(app, eve.email)).token
  expect(await ask(eve, mentors[0]?.slug ?? '')).toEqual({ status: 200 })
})

test('a mentor gets at most three requests a day; a refused request doesn’t count against its sender', async () => {
  const mona = await mentor()
  for (let n = 0; n < 3; n += 1) await ask(await joinAsProfessional(world, app), mona.slug)
  const lateMember = await joinAsProfessional(world, app)
  expect(await ask(lateMember, mona.slug)).toMatchObject({ status: 429, code: 'mentor-busy' })
  const requests = await world.ctx.db
    .selectFrom('mentoring_request')
    .selectAll()
    .where('asker_id', '=', lateMember.id)
    .execute()
  expect(requests).toEqual([])
})

test('requests by guests, pending members, admins and the mentor are refused', async () => {
  const mona = await mentor()
  const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
  expect(await ask(undefined, mona.slug)).toMatchObject({ status: 401 })
  expect(await ask(pendingMember, mona.slug)).toMatchObject({ status: 403, code: 'email-not-confirmed' })
  expect(await ask(await joinAsAdmin(world, app), mona.slug)).toMatchObject({ status: 403 })
  expect(await ask(mona, mona.slug)).toMatchObject({ status: 403 })
})

test('requests with an unoffered topic, an unknown page, or too short a message are refused', async () => {
  const [mona, eve] = [await mentor(), await joinAsProfessional(world, app)]
  expect(await ask(eve, mona.slug, { topic: 'first-job' })).toMatchObject({ status: 404, code: 'nothing-to-ask' })
  expect(await ask(eve, 'nobody-at-all')).toMatchObject({ status: 404, code: 'story-not-found' })
  expect(await ask(eve, mona.slug, { message: ' Hi ' })).toMatchObject({
    status: 400,
    fields: { 'body.message': expect.stringContaining('sentence') },
  })
})

test('a mentor who has muted the sender gets no email, and the sender gets the usual reply', async () => {
  const [mona, eve] = [await mentor(), await joinAsProfessional(world, app)]
  await mona.call('PUT', `/api/v1/connections/muted/${eve.id}`)
  const mails = (await world.mailbox.all(mona.email)).length
  expect(await ask(eve, mona.slug)).toEqual({ status: 200 })
  expect(await world.mailbox.all(mona.email)).toHaveLength(mails)
})
