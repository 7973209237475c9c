import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'
import { importedCompany, joinTeam, slugOf } from './companies.factory.ts'
import { forgetCompanyTickets } from './tickets/forget-tickets.task.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
})

const dataOf = async ({ call }: SignedInClient) => (await call('GET', '/api/v1/account/data')).json().result.companies
const invite = (owner: SignedInClient, slug: string, email: string) =>
  owner.api('POST /api/v1/companies/{slug}/team/invitations', { params: { slug }, body: { email, role: 'editor' } })

test('an account’s data download has its teams, its claims, its sent, open and accepted invitations, and its notes', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const slug = await slugOf(owner)
  const editor = await joinTeam(world, app, owner, 'editor')
  const guest = newEmail('guest')
  await invite(owner, slug, guest)
  await editor.api('POST /api/v1/companies/{slug}/news', { params: { slug }, body: { text: 'We have a crane.' } })
  await editor.api('PATCH /api/v1/companies/{slug}/page', {
    params: { slug },
    body: { version: 1, page: { values: ['Trust'] } },
  })
  expect(await dataOf(owner)).toMatchObject({
    teams: [{ slug, name: 'Harbour Works', role: 'owner', shown: false, values: ['Trust'], benefits: [] }],
    invitationsSent: [{ slug, kind: 'invitation', email: guest, role: 'editor' }],
    invitationsAccepted: [],
  })
  expect(await dataOf(editor)).toMatchObject({
    teams: [{ slug, role: 'editor' }],
    invitationsSent: [],
    invitationsAccepted: [{ slug, data: { role: 'editor' } }],
    notes: [{ slug, text: 'We have a crane.' }],
  })
  const ada = await joinAsProfessional(world, app)
  const page = await importedCompany(world, 'Tideway')
  await ada.api('POST /api/v1/companies/{slug}/claim/request', {
    params: { slug: page.slug },
    body: { reason: 'I founded it in 2019.' },
  })
  await invite(owner, slug, ada.email)
  expect(await dataOf(ada)).toMatchObject({
    claims: [{ slug: page.slug, reason: 'I founded it in 2019.' }],
    invitationsOpen: [{ slug, email: ada.email }],
    teams: [],
  })
})

test('erasing an account deletes its memberships, claims and invitations', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const slug = await slugOf(owner)
  const leavingOwner = await joinTeam(world, app, owner, 'owner')
  const ada = await joinAsProfessional(world, app)
  const page = await importedCompany(world, 'Ebbway')
  await ada.api('POST /api/v1/companies/{slug}/claim/request', {
    params: { slug: page.slug },
    body: { reason: 'I founded it in 2019.' },
  })
  await invite(leavingOwner, slug, ada.email)
  const { db } = world.ctx
  const logins = await db
    .selectFrom('login')
    .select('id')
    .where('email', 'in', [ada.email, leavingOwner.email])
    .execute()
  for (const { email } of [ada, leavingOwner]) {
    const secondSession = await logInAs(app, email)
    await secondSession.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })
  }
  world.clock.advance(31 * 86_400_000)
  await forgetCompanyTickets.handle(world.ctx, {})
  await eraseAccounts.handle(world.ctx, {})
  const ids = logins.map(({ id }) => id)
  expect(await db.selectFrom('login').select('id').where('id', 'in', ids).execute()).toEqual([])
  for (const table of ['company_claim', 'company_ticket', 'membership'] as const) {
    expect(await db.selectFrom(table).selectAll().where('login_id', 'in', ids).execute(), table).toEqual([])
  }
  expect(await db.selectFrom('company_ticket').select('id').where('email', '=', ada.email).execute()).toEqual([])
})
