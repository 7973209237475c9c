import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../../test/sockets.ts'
import { useLiveWorld } from '../../../../test/use-world.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { notificationMailsTo, notificationsOf } from '../../notifications/notifications.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const notificationsFor = (client: SignedInClient) => notificationsOf(world, client)
const mailsTo = (member: SignedInClient) => notificationMailsTo(world, member)

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
    const newVersion = { ...rest, version, title, body: '<p>Stone</p>' }
    const saveReply = await author.api('PUT /api/v1/portfolio/{slug}', { params: { slug }, body: newVersion })
    expect(saveReply.status).toBe(200)
    return slug
  }
  async function publish(author: SignedInClient, title: string): Promise<string> {
    const slug = await begin(author, title)
    const publicationReply = await author.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(publicationReply.status).toBe(200)
    return slug
  }

  test('notifies the author’s followers live, with one entry per day and no email', async () => {
    const [ada, bob, eve] = [await professional(), await professional({ firstName: 'Bob' }), await professional()]
    for (const author of [bob, eve]) await ada.call('POST', followUrl(ada, author.id))
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'portfolio:publish')
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
    expect(
      (await notificationsFor(ada)).filter(({ name }: { name: string }) => name === 'case-published'),
    ).toMatchObject([
      { count: 2, user: { _id: eve.id }, others: ['Bob'], to: '/professional/community?list=following' },
    ])
    expect(await mailsTo(ada)).toEqual([])
  })

  test('sends nothing for drafts or repeated publishing, by muted or blocked authors, or to non-followers', async () => {
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
    expect(await notificationsFor(ada)).toEqual([])
    const slug = await publish(eve, 'Lamp')
    expect(await notificationsFor(ada)).toMatchObject([{ user: { _id: eve.id } }])
    await eve.api('DELETE /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(await notificationsFor(ada)).toEqual([])
    await eve.api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } })
    expect(await notificationsFor(ada)).toEqual([])
    await eve.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    await publish(eve, 'After the block')
    expect(await notificationsFor(ada)).toEqual([])
  })
})
