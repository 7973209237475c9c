import { randomUUID } from 'node:crypto'
import { givePoints } from '../../src/features/missions/missions.factory.ts'
import { drawPicture } from '../../src/features/pictures/pictures.factory.ts'
import { inHours } from '../../src/features/polls/polls.factory.ts'
import { joinAsProfessional, loginIdOf } from '../../src/features/session/accounts.factory.ts'
import type { TestApp } from '../client.ts'
import type { RecordedActs } from './recorded-acts.ts'

/** Admins' actions on the installation's pages, frame and catalogs. */
export async function changeSite(acts: RecordedActs): Promise<void> {
  const { world, admin } = acts
  const page = {
    ...{ title: 'About us', slug: 'about', description: 'Who runs this site.', body: '<p>We run this site.</p>' },
    audience: 'everyone',
  }
  const { _id } = await acts.call('site-page.written', 'POST /api/v1/admin/site-pages', { body: page })
  const params = { id: _id }
  const change = { params, body: { ...page, title: 'About this site', version: 1 } }
  await acts.call('site-page.changed', 'PUT /api/v1/admin/site-pages/{id}', change)
  const publication = (at: string | null) => ({ params, body: { version: 2, at } })
  const publish = 'PUT /api/v1/admin/site-pages/{id}/publication'
  await acts.call('site-page.scheduled', publish, publication(inHours(world, 2)))
  await acts.call('site-page.unscheduled', 'DELETE /api/v1/admin/site-pages/{id}/schedule', { params })
  await acts.call('site-page.published', publish, publication(null))
  await acts.call('site-page.withdrawn', 'DELETE /api/v1/admin/site-pages/{id}/publication', { params })
  const restored = { params: { ...params, number: '1' }, body: { version: 2 } }
  await acts.call('site-page.restored', 'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore', restored)
  await acts.call('site-page.deleted', 'DELETE /api/v1/admin/site-pages/{id}', { params })

  const { version } = (await admin.api('GET /api/v1/admin/site-footer', {})).result
  const footer = { links: [{ label: 'About', to: '/about' }], version }
  await acts.call('footer.changed', 'PUT /api/v1/admin/site-footer', { body: footer })
  const words = { text: 'We move on Friday.', link: null, audience: 'everyone', tone: 'info' }
  const announcement = { ...words, from: inHours(world, 0), until: null }
  await acts.call('announcement.written', 'POST /api/v1/admin/site-announcements', { body: announcement })
  const { id } = await world.ctx.db.selectFrom('site_announcement').select('id').executeTakeFirstOrThrow()
  const edited = { params: { id }, body: { ...announcement, text: 'We move on Monday.', version: 1 } }
  await acts.call('announcement.changed', 'PUT /api/v1/admin/site-announcements/{id}', edited)
  await acts.call('announcement.deleted', 'DELETE /api/v1/admin/site-announcements/{id}', { params: { id } })

  const tags = { name: 'tags' }
  const entry = { name: 'Sabbaticals', group: 'Careers', aliases: [] as string[] }
  const added = await acts.call('catalog.added', 'POST /api/v1/admin/catalogs/{name}', { params: tags, body: entry })
  const ofEntry = { ...tags, slug: added.slug }
  const renamed = { params: ofEntry, body: { ...entry, name: 'A sabbatical', retired: false, version: added.version } }
  const { version: next } = await acts.call('catalog.changed', 'PUT /api/v1/admin/catalogs/{name}/{slug}', renamed)
  const merge = { params: ofEntry, body: { into: 'career-change', version: next } }
  await acts.call('catalog.merged', 'POST /api/v1/admin/catalogs/{name}/{slug}/merge', merge)
}

/** The installation's name and appearance. */
export async function changeBrand(acts: RecordedActs, app: TestApp): Promise<void> {
  const { admin } = acts
  const version = async () => (await admin.api('GET /api/v1/admin/brand', {})).result?.version ?? 0
  const query = async () => ({ query: { version: await version() } })
  const name = { body: { name: 'Quayside', version: await version() } }
  await acts.call('brand.renamed', 'PUT /api/v1/admin/brand/name', name)
  await acts.call('brand.renamed', 'DELETE /api/v1/admin/brand/name', await query())
  const color = { body: { color: '#7b2fbf', version: await version() } }
  await acts.call('brand.recolored', 'PUT /api/v1/admin/brand/color', color)
  await acts.call('brand.recolored', 'DELETE /api/v1/admin/brand/color', await query())
  await acts.expectAct('brand.pictured', 'PUT /api/v1/admin/brand/logo', async () => {
    const form = new FormData()
    form.append('version', String(await version()))
    const picture = await drawPicture(256, 256)
    form.append('picture', new Blob([picture as Uint8Array<ArrayBuffer>]), 'logo.png')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${admin.token}`,
    }
    const payload = Buffer.from(await request.arrayBuffer())
    return app.inject({ method: 'PUT', url: '/api/v1/admin/brand/logo', headers, payload })
  })
  await acts.call('brand.pictured', 'DELETE /api/v1/admin/brand/logo', await query())
}

export async function changeMissions(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const mission = {
    ...{ key: 'first-answer', title: 'A first answer', words: 'Answer one question.', icon: 'message' },
    ...{ deed: 'question-answered', steps: '1', times: '1', points: '5', perDay: '', audience: 'professional' },
    ...{ from: '', until: '' },
  }
  await acts.call('mission.added', 'POST /api/v1/admin/missions', { body: mission })
  const row = world.ctx.db.selectFrom('mission').select('id').where('key', '=', mission.key)
  const params = await row.executeTakeFirstOrThrow()
  const change = { params, body: { ...mission, title: 'Your first answer', version: 1 } }
  await acts.call('mission.edited', 'PUT /api/v1/admin/missions/{id}', change)
  await acts.call('mission.ended', 'PUT /api/v1/admin/missions/{id}/end', { params })
  for (const [act, key, body] of [
    ['reward.fulfilled', 'PUT /api/v1/admin/reward-claims/{id}/fulfilment', { words: 'Here it is.', link: '' }],
    ['reward.declined', 'PUT /api/v1/admin/reward-claims/{id}/refusal', { words: 'Not this one.' }],
  ] as const) {
    const ada = await joinAsProfessional(world, app)
    await givePoints(world, ada.id, 100)
    await ada.call('POST', '/api/v1/rewards/points100', { headline: 'To sea', words: 'How I changed careers.' })
    const { items } = (await admin.api('GET /api/v1/admin/reward-claims', { query: {} })).result
    await acts.call(act, key, { params: { id: items.find(({ member }) => member._id === ada.id)?._id ?? '' }, body })
  }
}

/** Emails and notifications to many. */
export async function changeMailings(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const address = { body: { address: 'gone@example.com' } }
  await acts.call('address.suppressed', 'POST /api/v1/admin/emails/suppressed', address)
  await acts.call('address.allowed', 'POST /api/v1/admin/emails/suppressed/remove', address)
  const audience = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null }
  const draft = {
    ...{ name: 'Welcome', trigger: 'join', audience, stops: [], quiet: null, timeZone: 'UTC' },
    steps: [{ delayHours: 0, subject: 'Hello', body: '<p>Hello {{firstName}}</p>' }],
  }
  const { _id } = await acts.call('sequence.written', 'POST /api/v1/admin/emails/sequences', { body: draft })
  const params = { id: _id }
  const change = { params, body: { ...draft, name: 'Welcome to you', version: 1 } }
  await acts.call('sequence.changed', 'PUT /api/v1/admin/emails/sequences/{id}', change)
  const start = { params, body: { people: 0 } }
  await acts.call('sequence.started', 'POST /api/v1/admin/emails/sequences/{id}/start', start)
  await acts.call('sequence.paused', 'POST /api/v1/admin/emails/sequences/{id}/pause', { params })
  await acts.call('sequence.deleted', 'DELETE /api/v1/admin/emails/sequences/{id}', { params })

  const ada = await joinAsProfessional(world, app)
  const chosen = { ids: [await loginIdOf(world, ada)], count: 1, tag: 'Readers', present: true }
  await acts.admin.api('PUT /api/v1/admin/members-tags', { body: chosen })
  const broadcast = {
    ...{ title: 'Meet us on Friday', text: 'We open at six.', link: '/events', alsoPush: false, alsoMail: false },
    ...{ audience: { tag: 'Readers' }, sendAt: inHours(world, 5), count: 1 },
  }
  const id = randomUUID()
  const planned = { body: { ...broadcast, id } }
  const { version } = await acts.call('broadcast.scheduled', 'POST /api/v1/admin/notifications', planned)
  const edited = { params: { id }, body: { ...broadcast, title: 'Meet us on Monday', version } }
  await acts.call('broadcast.changed', 'PUT /api/v1/admin/notifications/{id}', edited)
  await acts.call('broadcast.cancelled', 'PUT /api/v1/admin/notifications/{id}/cancel', { params: { id } })
}
