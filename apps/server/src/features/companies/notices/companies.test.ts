import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../../test/sockets.ts'
import { useLiveWorld } from '../../../../test/use-world.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { notificationMailsTo, notificationsOf, settled } from '../../notifications/notifications.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { importedCompany, joinTeam, secretOf, slugOf } from '../companies.factory.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const notifications = (client: SignedInClient) => notificationsOf(world, client)
const mailsTo = (member: SignedInClient) => notificationMailsTo(world, member)
const choose = (client: SignedInClient, kind: string, body: object) =>
  client.call('PATCH', `/api/v1/notification-settings/${kind}`, body)

describe('a claimed page', () => {
  async function claim(slug: string, claimer?: SignedInClient) {
    const email = `${newEmail('ann').split('@')[0]}@${slug}.example`
    expect((await send(app, 'POST', `/api/v1/companies/${slug}/claim/mail`, { body: { email } })).statusCode).toBe(200)
    const token = secretOf((await world.mailbox.latest(email, 'company-claim')).link)
    if (claimer) return claimer.call('POST', '/api/v1/company-claims/accept', { token })
    const body = { token, firstName: 'Ann', lastName: 'Miller', password: PASSWORD }
    return send(app, 'POST', '/api/v1/company-claims/join', { body })
  }

  test('notifies its followers and the claimer, whose notification links to the desk', async () => {
    const { id, slug } = await importedCompany(world, 'Tideway', 'https://tideway.example')
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    for (const follower of [ada, bob]) await follower.call('POST', followUrl(follower, id))
    await choose(bob, 'page-claimed', { app: false })
    expect((await claim(slug, eve)).statusCode).toBe(200)
    const ownSession = await logInAs(app, eve.email)
    expect(await notifications(ada)).toMatchObject([
      { name: 'page-claimed', user: { _id: id }, text: 'runs its own page now', to: `/company/${slug}` },
    ])
    expect(await notifications(bob)).toEqual([])
    const { token } = (await ownSession.api('POST /api/v1/account/actors/{id}/session', { params: { id: eve.id } }))
      .reply
    const asPerson = await send(app, 'GET', '/api/v1/notifications', { token: token ?? ownSession.token })
    expect(asPerson.json().result.items).toMatchObject([{ text: 'is your page now', to: `/company/${slug}/edit` }])
  })

  test('is in the company’s notifications if the claimer is not a professional', async () => {
    const { slug } = await importedCompany(world, 'Ebbway', 'https://ebbway.example')
    const { token } = (await claim(slug)).json()
    await settled(world)
    const bell = (await send(app, 'GET', '/api/v1/notifications?only=fresh', { token })).json().result
    const claims = bell.items.filter(({ name }: { name: string }) => name === 'page-claimed')
    expect(claims).toMatchObject([{ text: 'is your page now', fresh: true }])
  })
})

describe('an accepted invitation', () => {
  test('is in the company’s notifications, and is mailed to the sender', async () => {
    const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
    const slug = await slugOf(owner)
    const second = await joinTeam(world, app, owner, 'owner')
    expect(await notifications(owner)).toMatchObject([
      { name: 'invitation-accepted', text: 'Someone you invited joined the team as an owner' },
    ])
    world.clock.advance(24 * 3_600_000)
    const [inviter, ada] = [await logInAs(app, second.email), await professional({ firstName: 'Ada' })]
    const tab = await letIn(openSocket(site.origin, inviter.token))
    const live = nextEvent(tab, 'company:join')
    const invitation = { email: ada.email, role: 'editor' }
    await inviter.call('POST', `/api/v1/companies/${slug}/team/invitations`, invitation)
    const token = secretOf((await world.mailbox.latest(ada.email, 'company-invitation')).link)
    expect((await ada.api('POST /api/v1/company-invitations/accept', { body: { token } })).status).toBe(200)
    expect((await live)[0]).toMatchObject({ user: { _id: ada.id }, to: `/company/${slug}/edit/team` })
    tab.disconnect()
    expect((await notifications(inviter))[0]).toMatchObject({ text: 'joined the team as an editor', count: 1 })
    expect(await mailsTo(second)).toEqual(['Ada Lovelace joined the team as an editor'])
    expect(await mailsTo(owner)).toEqual(['Someone you invited joined the team as an owner'])
  })
})
