import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { importEntries, uploadCourses } from '../courses.factory.ts'

/** Makes admins' calls on courses. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  await importEntries(world, { title: 'Stork B' })
  const facts = {
    ...{ title: 'Stork A', provider: 'Mill School', link: 'https://courses.example/stork-a', description: '' },
    ...{ categories: [], level: null, hours: null, price: null, currency: null, language: null, skills: [] },
    audience: 'everyone',
  }
  await acts.call('course.published', 'POST /api/v1/admin/courses', { body: facts })
  const row = world.ctx.db.selectFrom('course').select(['id', 'version']).where('slug', '=', 'stork-a')
  const { id, version } = await row.executeTakeFirstOrThrow()
  const params = { id }
  const changeInput = { params, body: { ...facts, title: 'Stork, the first', version } }
  await acts.call('course.changed', 'PUT /api/v1/admin/courses/{id}', changeInput)
  await acts.call('course.changed', 'PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'hidden' } })
  await admin.api('PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'public' } })
  await acts.call('course.merged', 'POST /api/v1/admin/courses/{id}/merge', { params, body: { into: 'stork-b' } })
  const ada = await joinAsProfessional(world, app)
  const own = { params: { slug: 'stork-b' } }
  await ada.api('PUT /api/v1/courses/{slug}/me', { ...own, body: { state: 'taken' } })
  await ada.api('PUT /api/v1/courses/{slug}/me/rating', { ...own, body: { rating: 1, words: 'Not my cup of tea.' } })
  const { items } = (await ada.api('GET /api/v1/courses/{slug}/reviews', { ...own, query: {} })).result
  const review = { params: { id: items[0]?._id ?? '' } }
  await acts.call('course.review-cleared', 'DELETE /api/v1/admin/course-reviews/{id}', review)
  const file = 'title,provider,link\nStork C,Mill School,https://courses.example/stork-c\n'
  await acts.expectAct('course.imported', 'POST /api/v1/admin/course-imports', () => uploadCourses(app, admin, file))
}
