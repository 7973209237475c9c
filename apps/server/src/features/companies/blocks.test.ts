import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, type SignedInClient, send } from '../session/accounts.factory.ts'
import { joinTeam, slugOf } from './companies.factory.ts'

const { world, app, api } = useWorld()
let acme: SignedInClient
let slug: string

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
  acme = await joinAsEmployer(world, app, { companyName: 'Acme', plan: 'Pro' })
  slug = await slugOf(acme)
  await joinAsEmployer(world, app, { companyName: 'Beacon' })
})

const blockUrl = (id: string) => `/api/v1/connections/blocked/${id}`
/** Creates a member who blocked the company, and a member that the company blocked. */
async function addBlockedMembers(): Promise<SignedInClient[]> {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  await ada.call('PUT', blockUrl(acme.id))
  await acme.call('PUT', blockUrl(bob.id))
  return [ada, bob]
}

test('a member across a block can’t open a company’s page, by its current or a former address', async () => {
  await acme.api('PUT /api/v1/companies/{slug}/address', { params: { slug }, body: { slug: 'acme-works' } })
  for (const address of [slug, 'acme-works']) {
    expect((await api('GET /api/v1/companies/{slug}', { params: { slug: address } })).status).toBe(200)
  }
  for (const client of await addBlockedMembers()) {
    for (const address of [slug, 'acme-works', 'acme-works/claim']) {
      expect((await client.api('GET /api/v1/companies/{slug}', { params: { slug: address } })).status, address).toBe(
        404,
      )
    }
  }
})

test.for(['sort=hiring', 'sort=name', 'sort=newest', 'q=acme'])(
  'the list of companies and its total omit a company across a block: %s',
  async (query) => {
    const list = `/api/v1/companies?${query}`
    const all = (await send(app, 'GET', list)).json().result
    expect(all.items.map(({ _id }: { _id: string }) => _id)).toContain(acme.id)
    for (const client of await addBlockedMembers()) {
      const reply = (await client.call('GET', list)).json()
      expect(JSON.stringify(reply)).not.toContain(acme.id)
      expect(reply.result.total).toBe(all.total - 1)
    }
  },
)

test('a company’s page doesn’t link to the story of a team member whom the viewer has blocked', async () => {
  const colleague = await joinTeam(world, app, acme, 'editor')
  const person = await joinAsProfessional(world, app, { firstName: 'Joan', lastName: 'Hale' })
  const { db } = world.ctx
  const login = await db.selectFrom('login').select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
  await db
    .updateTable('membership')
    .set({ login_id: login.id, shown: true })
    .where('actor_id', '=', acme.id)
    .where('login_id', '=', (eb) => eb.selectFrom('login').select('id').where('email', '=', colleague.email))
    .execute()
  const now = await slugOf(acme)
  const page = async (client?: SignedInClient) =>
    JSON.stringify((await send(app, 'GET', `/api/v1/companies/${now}`, { token: client?.token })).json().result.people)
  const eve = await joinAsProfessional(world, app)
  await eve.call('PUT', blockUrl(person.id))
  expect(await page()).toContain('joan-')
  expect(await page(eve)).not.toContain('joan-')
})

test('an invitation across a block is not emailed, and the inviter sees no difference', async () => {
  const now = await slugOf(acme)
  for (const client of await addBlockedMembers()) {
    const body = { email: client.email, role: 'editor' }
    const inviteReply = await acme.call('POST', `/api/v1/companies/${now}/team/invitations`, body)
    expect(inviteReply.json().result).toMatchObject(body)
    expect((await world.mailbox.all(client.email)).map(({ name }) => name)).not.toContain('company-invitation')
  }
})

test('the viewers of a story exclude members who blocked its owner', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const story = (await ada.api('GET /api/v1/story')).result.slug
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  await send(app, 'POST', `/api/v1/professionals/${story}/views`, { token: bob.token, headers })
  const total = async () =>
    (await (await logInAs(app, ada.email)).api('GET /api/v1/story/viewers', { query: { page: 1 } })).result.total
  expect(await total()).toBe(1)
  await bob.call('PUT', blockUrl(ada.id))
  expect(await total()).toBe(0)
})
