import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { clientOf, joinTeam, secretOf, slugOf } from '../companies.factory.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let base: string

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
})
beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  base = `/api/v1/companies/${await slugOf(owner)}/team`
})

async function invite(email: string, role = 'editor'): Promise<string> {
  // Time passes between these steps.
  world.clock.advance(1_000)
  const reply = await owner.call('POST', `${base}/invitations`, { email, role })
  expect(reply.statusCode, reply.body).toBe(200)
  return secretOf((await world.mailbox.latest(email, 'company-invitation')).link)
}
async function team(client = owner) {
  return (await client.call('GET', base)).json().result
}
async function loginOf(client: SignedInClient): Promise<string> {
  const { members } = await team(client)
  return members.find(({ self }: { self: boolean }) => self)._id
}

test('a member accepts with the account of the invited address, and acts for the company', async () => {
  const ada = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Lane' })
  const token = await invite(ada.email)
  const look = await api('POST /api/v1/company-invitations/look', { body: { token } })
  expect(look.result).toMatchObject({ companyName: 'Harbour Works', role: 'editor', hasAccount: true })
  const acceptReply = await ada.api('POST /api/v1/company-invitations/accept', { body: { token } })
  expect(acceptReply.result).toMatchObject({ role: 'employer', _id: owner.id })
  expect((await ada.api('GET /api/v1/check')).status).toBe(401)
  const companyClient = clientOf(app, ada.email, acceptReply.reply)
  const { role, members } = await team(companyClient)
  expect(role).toBe('editor')
  expect(members.find(({ self }: { self: boolean }) => self)).toMatchObject({ name: 'Ada Lane' })
  // Switching actors makes the member a professional again.
  const actors = (await companyClient.call('GET', '/api/v1/account/actors')).json().result
  expect(actors.map(({ kind, current }: { kind: string; current: boolean }) => [kind, current])).toEqual([
    ['professional', false],
    ['company', true],
  ])
  const switchReply = await companyClient.call('POST', `/api/v1/account/actors/${actors[0]._id}/session`)
  expect(switchReply.json().result.role).toBe('professional')
})

test('a person without an account joins with a new one, whose email the link confirms', async () => {
  const email = newEmail('newcomer')
  const body = { token: await invite(email, 'recruiter'), firstName: 'Joan', lastName: 'Clarke', password: PASSWORD }
  for (const password of ['sunshine1', 'joanclarke1']) {
    const refusal = await api('POST /api/v1/company-invitations/join', { body: { ...body, password } })
    expect([refusal.status, refusal.error?.code]).toEqual([400, 'password-too-common'])
  }
  const joinReply = await api('POST /api/v1/company-invitations/join', { body })
  expect(joinReply.result).toMatchObject({ role: 'employer', standing: 'active', firstName: 'Joan', email })
  const laterSession = await logInAs(app, email)
  expect((await team(laterSession)).role).toBe('recruiter')
})

test('of fifty simultaneous uses of one invitation, one succeeds', async () => {
  const email = newEmail('newcomer')
  const ada = await joinAsProfessional(world, app, { email })
  const token = await invite(email)
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ada.call('POST', '/api/v1/company-invitations/accept', { token })),
  )
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, ...statuses.filter((status) => status !== 200)]))
  expect(statuses.every((status) => [200, 401, 410].includes(status))).toBe(true)
  expect((await team()).members).toHaveLength(2)
})

test('an invitation works only for its address, and until it is withdrawn', async () => {
  const uninvitedMember = await joinAsProfessional(world, app)
  const token = await invite(newEmail('somebody'))
  const refusal = await uninvitedMember.api('POST /api/v1/company-invitations/accept', { body: { token } })
  expect([refusal.status, refusal.error?.code]).toEqual([403, 'invitation-for-another'])
  const guest = await api('POST /api/v1/company-invitations/accept', { body: { token } })
  expect(guest.status).toBe(401)
  const [openInvitation] = (await team()).invitations
  await owner.call('DELETE', `${base}/invitations/${openInvitation._id}`)
  const withdrawnInvitation = await api('POST /api/v1/company-invitations/look', { body: { token } })
  expect(withdrawnInvitation.error?.code).toBe('link-not-valid')
})

test('a later invitation of an address replaces the earlier one', async () => {
  const email = newEmail('twice')
  const first = await invite(email)
  const second = await invite(email, 'recruiter')
  expect((await team()).invitations).toMatchObject([{ email, role: 'recruiter' }])
  const look = (token: string) => send(app, 'POST', '/api/v1/company-invitations/look', { body: { token } })
  expect((await look(first)).statusCode).toBe(410)
  expect((await look(second)).statusCode).toBe(200)
})

test('a pending account cannot accept, and a confirmed address cannot get a second account', async () => {
  const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
  const token = await invite(pendingMember.email)
  expect((await pendingMember.api('POST /api/v1/company-invitations/accept', { body: { token } })).error?.code).toBe(
    'email-not-confirmed',
  )
  const ada = await joinAsProfessional(world, app)
  const body = { token: await invite(ada.email), firstName: 'Eve', lastName: '', password: PASSWORD }
  const repeatedReply = await api('POST /api/v1/company-invitations/join', { body })
  expect([repeatedReply.status, repeatedReply.error?.code]).toEqual([409, 'email-taken'])
})

test('inviting someone who is already on the team, or with an invalid email or role, is refused with an error at the field', async () => {
  const reply = await owner.call('POST', `${base}/invitations`, { email: owner.email, role: 'editor' })
  expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([409, ['body.email']])
  const badReply = await owner.call('POST', `${base}/invitations`, { email: 'nobody', role: 'king' })
  expect(Object.keys(badReply.json().result.fields).sort()).toEqual(['body.email', 'body.role'])
})

test('the last owner can neither leave nor step down', async () => {
  const id = await loginOf(owner)
  for (const reply of [
    await owner.call('DELETE', `${base}/${id}`),
    await owner.call('PATCH', `${base}/${id}`, { role: 'editor' }),
  ]) {
    expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'last-owner'])
  }
})

test('when the last two owners leave in fifty simultaneous requests, one stays', async () => {
  const second = await joinTeam(world, app, owner, 'owner')
  const [mine, theirs] = [await loginOf(owner), await loginOf(second)]
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? owner.call('DELETE', `${base}/${mine}`) : second.call('DELETE', `${base}/${theirs}`),
    ),
  )
  const owners = await world.ctx.db
    .selectFrom('membership')
    .select('role')
    .where('actor_id', '=', owner.id)
    .where('role', '=', 'owner')
    .execute()
  expect(owners).toHaveLength(1)
})

test('a removed member immediately stops acting for the company and continues as a professional', async () => {
  const editor = await joinTeam(world, app, owner, 'editor')
  const removeReply = await owner.call('DELETE', `${base}/${await loginOf(editor)}`)
  expect(removeReply.statusCode).toBe(200)
  expect((await editor.call('GET', base)).statusCode).toBe(401)
  const laterSession = await logInAs(app, editor.email)
  expect((await laterSession.api('GET /api/v1/check')).result).toMatchObject({
    role: 'professional',
    firstName: 'Joan',
  })
  const { login_id, actor_id } = await world.ctx.db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', 'company.team-member-removed')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect([actor_id, login_id]).toEqual([owner.id, await loginOf(owner)])
})

test('only the member decides whether the page names them', async () => {
  const editor = await joinTeam(world, app, owner, 'editor')
  const id = await loginOf(editor)
  const forcedReply = await owner.call('PATCH', `${base}/${id}`, { shown: true })
  expect(forcedReply.statusCode).toBe(403)
  const people = async () => (await app.inject(base.replace('/team', ''))).json().result.people
  expect(await people()).toEqual([])
  await editor.call('PATCH', `${base}/${id}`, { shown: true })
  expect(await people()).toMatchObject([{ name: 'Joan editor', slug: null }])
})

test('invitations by a former owner no longer work', async () => {
  const second = await joinTeam(world, app, owner, 'owner')
  const email = newEmail('friend')
  await second.call('POST', `${base}/invitations`, { email, role: 'owner' })
  const token = secretOf((await world.mailbox.latest(email, 'company-invitation')).link)
  await owner.call('PATCH', `${base}/${await loginOf(second)}`, { role: 'editor' })
  const look = await api('POST /api/v1/company-invitations/look', { body: { token } })
  expect(look.status).toBe(410)
})

test('no one acts for a company they don’t belong to', async () => {
  const outsider = await joinAsProfessional(world, app)
  const reply = await outsider.api('POST /api/v1/account/actors/{id}/session', { params: { id: owner.id } })
  expect([reply.status, reply.error?.code]).toEqual([404, 'actor-not-found'])
})
