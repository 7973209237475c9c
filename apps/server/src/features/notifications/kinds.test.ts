import { describe, expect, test } from 'vitest'
import { heard, letIn, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { importedCompany, joinTeam, secretOf, slugOf } from '../companies/companies.factory.ts'
import { followUrl } from '../connections/connections.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { settled } from './notifications.factory.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
async function told({ call }: SignedInClient) {
  await settled(world)
  return (await call('GET', '/api/v1/notifications')).json().result.items
}
const mailsTo = async ({ email }: { email: string }) =>
  (await world.mailbox.all(email)).filter(({ name }) => name === 'notification').map(({ subject }) => subject)
const choose = (client: SignedInClient, kind: string, body: object) =>
  client.call('PATCH', `/api/v1/notification-settings/${kind}`, body)

describe('a view of one’s story', () => {
  async function look(viewer: SignedInClient | undefined, story: SignedInClient): Promise<void> {
    const { slug } = (await story.api('GET /api/v1/story')).result
    const headers = { 'user-agent': BROWSER }
    const seen = await send(app, 'POST', `/api/v1/professionals/${slug}/views`, { token: viewer?.token, headers })
    expect(seen.statusCode).toBe(200)
  }

  test('is told live; the viewers of a day are one entry, each once; nothing is mailed', async () => {
    const ada = await professional()
    const [eve, bob] = [await professional({ firstName: 'Eve' }), await professional({ firstName: 'Bob' })]
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = heard(tab, 'profile:view')
    for (const viewer of [eve, eve, undefined]) await look(viewer, ada)
    expect((await live)[0]).toMatchObject({ user: { _id: eve.id }, text: 'looked at your story' })
    tab.disconnect()
    world.clock.advance(1_000)
    await look(bob, ada)
    expect(await told(ada)).toMatchObject([
      { name: 'profile-viewed', count: 2, user: { _id: bob.id }, others: ['Eve'], to: '/professional/viewers' },
    ])
    expect(await mailsTo(ada)).toEqual([])
  })

  test('is on the next day an entry of its own, and is mailed to whoever wants it', async () => {
    const [ada, eve] = [await professional(), await professional({ firstName: 'Eve', lastName: 'Stone' })]
    await choose(ada, 'profile-viewed', { mail: true })
    await look(eve, ada)
    await settled(world)
    world.clock.advance(24 * 3_600_000)
    const again = await logInAs(app, ada.email)
    await look(await logInAs(app, eve.email), again)
    expect(await told(again)).toHaveLength(2)
    expect(await mailsTo(ada)).toEqual(Array(2).fill('Eve Stone looked at your story on Rise'))
  })

  test('is not told of who looks unseen, now or later, to who looks unseen, or when it is switched off', async () => {
    const [ada, ben, eve] = [await professional(), await professional(), await professional()]
    const unseen = (client: SignedInClient, chosen: boolean) =>
      client.api('PUT /api/v1/view-privacy', { body: { unseen: chosen } })
    await look(eve, ada)
    expect(await told(ada)).toHaveLength(1)
    for (const _time of [1, 2]) await unseen(eve, true)
    expect(await told(ada)).toEqual([])
    await look(eve, ben)
    expect(await told(ben)).toEqual([])
    await unseen(ben, true)
    await look(ada, ben)
    expect(await told(ben)).toEqual([])
    await choose(ada, 'profile-viewed', { app: false })
    await unseen(ben, false)
    await look(ben, ada)
    expect(await told(ada)).toEqual([])
  })
})

describe('a published case', () => {
  async function begin(author: SignedInClient, title: string): Promise<string> {
    const { slug, version } = (await author.api('POST /api/v1/portfolio', { body: { title } })).result
    const rest = {
      summary: '',
      role: '',
      startDate: null,
      endDate: null,
      url: '',
      skills: [],
      coverId: null,
      links: [],
    }
    const written = { ...rest, version, title, body: '<p>Stone</p>' }
    const saved = await author.api('PUT /api/v1/portfolio/{slug}', { params: { slug }, body: written })
    expect(saved.status).toBe(200)
    return slug
  }
  async function publish(author: SignedInClient, title: string): Promise<string> {
    const slug = await begin(author, title)
    const published = await author.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(published.status).toBe(200)
    return slug
  }

  test('is told live to whoever follows its author: one entry a day, no mail', async () => {
    const [ada, bob, eve] = [await professional(), await professional({ firstName: 'Bob' }), await professional()]
    for (const author of [bob, eve]) await ada.call('POST', followUrl(ada, author.id))
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = heard(tab, 'portfolio:publish')
    await publish(bob, 'Dam of Bob')
    const { slug } = (await bob.api('GET /api/v1/story')).result
    expect((await live)[0]).toMatchObject({
      user: { _id: bob.id },
      text: 'published a new case',
      to: `/professional/${slug}`,
    })
    tab.disconnect()
    world.clock.advance(1_000)
    await publish(eve, 'Dam of Eve')
    expect((await told(ada)).filter(({ name }: { name: string }) => name === 'case-published')).toMatchObject([
      { count: 2, user: { _id: eve.id }, others: ['Bob'], to: '/professional/community?list=following' },
    ])
    expect(await mailsTo(ada)).toEqual([])
  })

  test('is not told of whom the member muted or blocked, again, of drafts, or to whoever does not follow', async () => {
    const [ada, bob, eve, mia] = [
      await professional(),
      await professional(),
      await professional(),
      await professional(),
    ]
    for (const author of [bob, eve]) await ada.call('POST', followUrl(ada, author.id))
    expect((await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })).status).toBe(200)
    await publish(bob, 'Muted work')
    await begin(eve, 'Only a draft')
    await publish(mia, 'Work of a stranger')
    expect(await told(ada)).toEqual([])
    const slug = await publish(eve, 'Lamp')
    expect(await told(ada)).toMatchObject([{ user: { _id: eve.id } }])
    await eve.api('DELETE /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(await told(ada)).toEqual([])
    await eve.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(await told(ada)).toEqual([])
    await eve.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    await publish(eve, 'After the block')
    expect(await told(ada)).toEqual([])
  })
})

describe('a claimed page', () => {
  async function claim(slug: string, claimer?: SignedInClient) {
    const email = `${newEmail('ann').split('@')[0]}@${slug}.example`
    expect((await send(app, 'POST', `/api/v1/companies/${slug}/claim/mail`, { body: { email } })).statusCode).toBe(200)
    const token = secretOf((await world.mailbox.latest(email, 'company-claim')).link)
    if (claimer) return claimer.call('POST', '/api/v1/company-claims/accept', { token })
    const body = { token, firstName: 'Ann', lastName: 'Miller', password: PASSWORD }
    return send(app, 'POST', '/api/v1/company-claims/join', { body })
  }

  test('is told to its followers and to the claimer, who goes to the desk', async () => {
    const { id, slug } = await importedCompany(world, 'Tideway', 'https://tideway.example')
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    for (const follower of [ada, bob]) await follower.call('POST', followUrl(follower, id))
    await choose(bob, 'page-claimed', { app: false })
    expect((await claim(slug, eve)).statusCode).toBe(200)
    const own = await logInAs(app, eve.email)
    expect(await told(ada)).toMatchObject([
      { name: 'page-claimed', user: { _id: id }, text: 'runs its own page now', to: `/company/${slug}` },
    ])
    expect(await told(bob)).toEqual([])
    const { token } = (await own.api('POST /api/v1/account/actors/{id}/session', { params: { id: eve.id } })).reply
    const asPerson = await send(app, 'GET', '/api/v1/notifications', { token: token ?? own.token })
    expect(asPerson.json().result.items).toMatchObject([{ text: 'is your page now', to: `/company/${slug}/edit` }])
  })

  test('of whoever is no professional stands behind the bell of the company', async () => {
    const { slug } = await importedCompany(world, 'Ebbway', 'https://ebbway.example')
    const { token } = (await claim(slug)).json()
    await settled(world)
    const bell = (await send(app, 'GET', '/api/v1/notifications?only=fresh', { token })).json().result
    const claims = bell.items.filter(({ name }: { name: string }) => name === 'page-claimed')
    expect(claims).toMatchObject([{ text: 'is your page now', fresh: true }])
  })
})

describe('an accepted invitation', () => {
  test('stands behind the bell of the company, and is mailed to whoever sent it', async () => {
    const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
    const slug = await slugOf(owner)
    const second = await joinTeam(world, app, owner, 'owner')
    expect(await told(owner)).toMatchObject([
      { name: 'invitation-accepted', text: 'Someone you invited joined the team as an owner' },
    ])
    world.clock.advance(24 * 3_600_000)
    const [inviter, ada] = [await logInAs(app, second.email), await professional({ firstName: 'Ada' })]
    const tab = await letIn(openSocket(site.origin, inviter.token))
    const live = heard(tab, 'company:join')
    const invited = { email: ada.email, role: 'editor' }
    await inviter.call('POST', `/api/v1/companies/${slug}/team/invitations`, invited)
    const token = secretOf((await world.mailbox.latest(ada.email, 'company-invitation')).link)
    expect((await ada.api('POST /api/v1/company-invitations/accept', { body: { token } })).status).toBe(200)
    expect((await live)[0]).toMatchObject({ user: { _id: ada.id }, to: `/company/${slug}/edit/team` })
    tab.disconnect()
    expect((await told(inviter))[0]).toMatchObject({ text: 'joined the team as an editor', count: 1 })
    expect(await mailsTo(second)).toEqual(['Ada Lovelace joined the team as an editor on Rise'])
    expect(await mailsTo(owner)).toEqual(['Someone you invited joined the team as an owner on Rise'])
  })
})
