import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { drawPicture } from '../../pictures/pictures.factory.ts'
import { inHours } from '../../polls/polls.factory.ts'

/** Makes the admins' calls on the site that the timeline records. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  await changePages(acts)
  await changeBrand(acts, app)
}

/** Makes admins' calls on site pages, footer and announcements. */
async function changePages(acts: RecordedActs): Promise<void> {
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
  const restoreInput = { params: { ...params, number: '1' }, body: { version: 2 } }
  await acts.call('site-page.restored', 'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore', restoreInput)
  await acts.call('site-page.deleted', 'DELETE /api/v1/admin/site-pages/{id}', { params })

  const { version } = (await admin.api('GET /api/v1/admin/site-footer', {})).result
  const footer = { links: [{ label: 'About', to: '/about' }], version }
  await acts.call('footer.changed', 'PUT /api/v1/admin/site-footer', { body: footer })
  const words = { text: 'We move on Friday.', link: null, audience: 'everyone', tone: 'info' }
  const announcement = { ...words, from: inHours(world, 0), until: null }
  await acts.call('announcement.written', 'POST /api/v1/admin/site-announcements', { body: announcement })
  const { id } = await world.ctx.db.selectFrom('site_announcement').select('id').executeTakeFirstOrThrow()
  const editInput = { params: { id }, body: { ...announcement, text: 'We move on Monday.', version: 1 } }
  await acts.call('announcement.changed', 'PUT /api/v1/admin/site-announcements/{id}', editInput)
  await acts.call('announcement.deleted', 'DELETE /api/v1/admin/site-announcements/{id}', { params: { id } })
}

/** Changes to the installation's name and appearance. */
async function changeBrand(acts: RecordedActs, app: TestApp): Promise<void> {
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
