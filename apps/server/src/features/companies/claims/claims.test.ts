import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { importedCompany, secretOf, slugOf } from '../companies.factory.ts'
import { findOrCreateCompany } from '../find-or-create-company.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient
let counter = 0

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
  admin = await joinAsAdmin(world, app)
})

/** Creates an imported page with its own site. */
async function createUnclaimed(website: string | null = `https://jobs.mill-${counter}.co.uk/careers`) {
  counter += 1
  const name = `Mill ${counter}`
  const domain = website === null ? null : new URL(website).hostname.replace('jobs.', '')
  return { name, domain, ...(await importedCompany(world, name, website)) }
}
async function mailTo(slug: string, email: string) {
  return send(app, 'POST', `/api/v1/companies/${slug}/claim/mail`, { body: { email } })
}
async function tokenFor(slug: string, email: string): Promise<string> {
  expect((await mailTo(slug, email)).statusCode).toBe(200)
  return secretOf((await world.mailbox.latest(email, 'company-claim')).link)
}

test('a page without a team can be claimed, even if no import created it', async () => {
  const { slug, id, domain } = await createUnclaimed()
  await world.ctx.db.updateTable('company').set({ imported: false }).where('actor_id', '=', id).execute()
  const page = await api('GET /api/v1/companies/{slug}', { params: { slug } })
  expect(page.result).toMatchObject({ imported: false, claimed: false })
  expect(await tokenFor(slug, `joan@${domain}`)).toBeTruthy()
})

test('the person who opens the email to the company’s own domain becomes the owner of the page that imports use', async () => {
  const { slug, id, domain, name } = await createUnclaimed()
  const token = await tokenFor(slug, `ann@${domain}`)
  const person = { token, firstName: 'Ann', lastName: 'Miller', password: PASSWORD }
  const claimReply = await api('POST /api/v1/company-claims/join', { body: person })
  expect(claimReply.result).toMatchObject({ _id: id, slug, role: 'employer', standing: 'active' })
  expect((await api('GET /api/v1/companies/{slug}', { params: { slug } })).result).toMatchObject({
    imported: false,
    claimed: true,
    verifiedDomain: domain,
  })
  const { data } = await world.ctx.db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', 'company.claimed')
    .where('actor_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ by: 'mail', domain })
  // Imports under that name still reach the page.
  expect((await findOrCreateCompany(world.ctx, name)).id).toBe(id)
})

test('a logged-in member becomes the owner with their existing account', async () => {
  const { slug, id, domain } = await createUnclaimed()
  const ada = await joinAsProfessional(world, app)
  const token = await tokenFor(slug, `ada@mail.${domain}`)
  const claimReply = await ada.api('POST /api/v1/company-claims/accept', { body: { token } })
  expect(claimReply.result).toMatchObject({ _id: id, role: 'employer', email: ada.email })
})

test('of fifty simultaneous requests by two claimants, only one succeeds', async () => {
  const { slug, id, domain } = await createUnclaimed()
  const [ada, ben] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const [first, second] = [await tokenFor(slug, `one@${domain}`), await tokenFor(slug, `two@${domain}`)]
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? ada : ben).call('POST', '/api/v1/company-claims/accept', {
        token: index % 2 === 0 ? first : second,
      }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const members = await world.ctx.db.selectFrom('membership').selectAll().where('actor_id', '=', id).execute()
  expect(members).toMatchObject([{ role: 'owner' }])
})

test.for([
  ['an address elsewhere', 'https://mill-x.co.uk', 'ann@evil.com', 'not-of-domain'],
  ['a domain that only ends alike', 'https://mill-y.co.uk', 'ann@notmill-y.co.uk', 'not-of-domain'],
  ['a public suffix', 'https://mill-z.co.uk', 'ann@co.uk', 'not-of-domain'],
  ['a site at a mail provider', 'https://gmail.com', 'ann@gmail.com', 'no-own-domain'],
  ['a page without a site', null, 'ann@mill.example', 'no-own-domain'],
] as const)('a claim is not proven by %s', async ([, website, email, code]) => {
  const { slug } = await createUnclaimed(website)
  expect((await mailTo(slug, email)).json().result.code).toBe(code)
})

test('an owned page can’t be claimed', async () => {
  const slug = await slugOf(await joinAsEmployer(world, app))
  expect((await api('GET /api/v1/companies/{slug}/claim', { params: { slug } })).result).toMatchObject({
    claimed: true,
  })
  expect((await mailTo(slug, 'ann@mill.example')).json().result.code).toBe('already-claimed')
  const ada = await joinAsProfessional(world, app)
  const request = await ada.api('POST /api/v1/companies/{slug}/claim/request', {
    params: { slug },
    body: { reason: 'It is really mine.' },
  })
  expect(request.error?.code).toBe('already-claimed')
})

test('a claim link can’t be guessed or used as another kind of link, and expires', async () => {
  for (const token of ['0123456789abcdef', 'x'.repeat(43)]) {
    const look = await api('POST /api/v1/company-claims/look', { body: { token } })
    expect([look.status, look.error?.code]).toEqual([410, 'link-not-valid'])
  }
  const { slug, domain } = await createUnclaimed()
  const token = await tokenFor(slug, `ann@${domain}`)
  // A link of one kind doesn't work as another.
  const asInvitation = await api('POST /api/v1/company-invitations/look', { body: { token } })
  expect(asInvitation.status).toBe(410)
  world.clock.advance(8 * 86_400_000)
  const lateReply = await api('POST /api/v1/company-claims/look', { body: { token } })
  expect(lateReply.status).toBe(410)
})

test('an admin can assign the page to one claimant, and the others are notified', async () => {
  admin = await joinAsAdmin(world, app)
  const { slug, id, name } = await createUnclaimed(null)
  const names = { firstName: 'Ada', lastName: 'Lane' }
  const [ada, ben] = [await joinAsProfessional(world, app, names), await joinAsProfessional(world, app)]
  for (const claimant of [ada, ben]) {
    const request = await claimant.api('POST /api/v1/companies/{slug}/claim/request', {
      params: { slug },
      body: { reason: `I founded ${name}.` },
    })
    expect(request.status).toBe(200)
  }
  const { items } = (await admin.call('GET', '/api/v1/admin/company-claims')).json().result
  const claim = items.find(({ email }: { email: string }) => email === ada.email)
  expect(claim).toMatchObject({ name: 'Ada Lane', reason: `I founded ${name}.`, company: { slug } })
  const path = `/api/v1/admin/company-claims/${claim._id}`
  const grants = await Promise.all(Array.from({ length: 10 }, () => admin.call('POST', `${path}/grant`)))
  expect(grants.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await world.mailbox.latest(ada.email, 'company-claim-granted')).link).toContain(`/company/${slug}`)
  expect((await world.mailbox.latest(ben.email, 'company-claim-refused')).text).toContain(name)
  const companySession = await ada.api('POST /api/v1/account/actors/{id}/session', { params: { id } })
  expect(companySession.result).toMatchObject({ _id: id, role: 'employer' })
  // An admin's decision proves no domain.
  expect((await api('GET /api/v1/companies/{slug}', { params: { slug } })).result.verifiedDomain).toBeNull()
})

test('an admin can decline with a reason, which the email contains', async () => {
  admin = await joinAsAdmin(world, app)
  const { slug } = await createUnclaimed(null)
  const ada = await joinAsProfessional(world, app)
  const ask = (reason: string) =>
    ada.api('POST /api/v1/companies/{slug}/claim/request', { params: { slug }, body: { reason } })
  expect(Object.keys((await ask('mine')).error?.fields ?? {})).toEqual(['body.reason'])
  await ask('It is mine, believe me.')
  await ask('It is mine, I founded it.')
  const { items } = (await admin.call('GET', '/api/v1/admin/company-claims')).json().result
  const ownClaims = items.filter(({ email }: { email: string }) => email === ada.email)
  expect(ownClaims).toMatchObject([{ reason: 'It is mine, I founded it.' }])
  const requestNow = async () => (await ada.call('GET', `/api/v1/companies/${slug}/claim`)).json().result.request
  expect(await requestNow()).toEqual({ reason: 'It is mine, I founded it.', date: expect.any(String) })
  // A member sees only their own request.
  const ben = await joinAsProfessional(world, app)
  for (const reply of [
    await app.inject(`/api/v1/companies/${slug}/claim`),
    await ben.call('GET', `/api/v1/companies/${slug}/claim`),
  ]) {
    expect(reply.json().result).toMatchObject({ claimed: false, request: null })
  }
  const path = `/api/v1/admin/company-claims/${ownClaims[0]._id}/refuse`
  expect((await admin.call('POST', path, { reason: '' })).json().result.fields).toHaveProperty('body.reason')
  expect((await admin.call('POST', path, { reason: 'Show us a contract.' })).statusCode).toBe(200)
  expect((await world.mailbox.latest(ada.email, 'company-claim-refused')).text).toContain('Show us a contract.')
  expect(await requestNow()).toBeNull()
  expect((await admin.call('POST', path, { reason: 'Show us a contract.' })).json().result.code).toBe('claim-not-found')
})

test('the team of a registered company proves its domain by email, and loses the mark when the domain changes', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Prover' })
  const slug = await slugOf(owner)
  const save = (version: number, website: string) =>
    owner.api('PATCH /api/v1/companies/{slug}/page', { params: { slug }, body: { version, page: { website } } })
  const proofUrl = `/api/v1/companies/${slug}/proof`
  expect((await owner.call('GET', proofUrl)).json().result).toMatchObject({ domain: null, file: null, record: null })
  await save(1, 'https://www.prover.com')
  const email = `${newEmail('boss').split('@')[0]}@prover.com`
  expect((await owner.call('POST', `${proofUrl}/mail`, { email: 'boss@else.com' })).json().result.code).toBe(
    'not-of-domain',
  )
  expect((await owner.call('POST', `${proofUrl}/mail`, { email })).statusCode).toBe(200)
  const token = secretOf((await world.mailbox.latest(email, 'company-domain')).link)
  const otherOwner = await joinAsEmployer(world, app, { companyName: 'Thief' })
  const foreignReply = await otherOwner.api('POST /api/v1/companies/{slug}/proof/redeem', {
    params: { slug: await slugOf(otherOwner) },
    body: { token },
  })
  expect(foreignReply.status).toBe(410)
  const redeemReply = await owner.call('POST', `${proofUrl}/redeem`, { token })
  expect(redeemReply.json().result.verifiedDomain).toBe('prover.com')
  await save(2, 'https://careers.prover.com')
  expect((await owner.call('GET', proofUrl)).json().result.verifiedDomain).toBe('prover.com')
  await save(3, 'https://elsewhere.com')
  expect((await owner.call('GET', proofUrl)).json().result.verifiedDomain).toBeNull()
})
