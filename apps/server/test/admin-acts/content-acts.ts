import { importEntries, uploadCourses } from '../../src/features/courses/courses.factory.ts'
import { publishEvent } from '../../src/features/events/events.factory.ts'
import { publishArticle } from '../../src/features/headlines/headlines.factory.ts'
import { HEADER, importRows, uploadCsv } from '../../src/features/layoffs/layoffs.factory.ts'
import { inHours, pollOf } from '../../src/features/polls/polls.factory.ts'
import { storeBoard } from '../../src/features/postings/index.ts'
import { given, makePlace, makePosting } from '../../src/features/postings/posting.factory.ts'
import { joinAsEmployer, joinAsProfessional } from '../../src/features/session/accounts.factory.ts'
import type { TestApp } from '../client.ts'
import type { RecordedActs } from './recorded-acts.ts'

/** Admins' actions on events and headlines of members. */
export async function changeMembersContent(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  const [stays, goes] = [await publishEvent(ada), await publishEvent(ada, { title: 'The same again' })]
  const ofEvent = (hidden: boolean) => ({ params: { id: goes._id }, body: { hidden } })
  await acts.call('event.hidden', 'PUT /api/v1/admin/events/{id}/visibility', ofEvent(true))
  await acts.call('event.shown', 'PUT /api/v1/admin/events/{id}/visibility', ofEvent(false))
  const merge = { params: { id: goes._id }, body: { into: stays.slug } }
  await acts.call('event.merged', 'POST /api/v1/admin/events/{id}/merge', merge)
  await publishArticle(ada)
  const { id } = await world.ctx.db.selectFrom('headline').select('id').executeTakeFirstOrThrow()
  const ofHeadline = (hidden: boolean) => ({ params: { id }, body: { hidden } })
  await acts.call('headline.hidden', 'PUT /api/v1/admin/headlines/{id}/visibility', ofHeadline(true))
  await acts.call('headline.shown', 'PUT /api/v1/admin/headlines/{id}/visibility', ofHeadline(false))
}

export async function changeLayoffs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  await importRows(world, 'Quill Ltd,Kiel,40,2026-03-02', 'Quill Limited,Kiel,41,2026-03-03')
  const rows = await world.ctx.db.selectFrom('layoff').select(['id', 'slug', 'version']).orderBy('slug').execute()
  const [one, other] = rows
  if (!one || !other) throw new Error('The layoffs were not imported.')
  const params = { id: one.id }
  const facts = { companyName: 'Quill Ltd', date: '2026-03-01', number: 40, share: null, place: null, industry: null }
  const changed = { params, body: { ...facts, source: null, version: one.version } }
  await acts.call('layoff.changed', 'PUT /api/v1/admin/layoffs/{id}', changed)
  const hidden = { params, body: { state: 'hidden' } }
  await acts.call('layoff.changed', 'PUT /api/v1/admin/layoffs/{id}/state', hidden)
  await admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params, body: { state: 'public' } })
  const quill = await joinAsEmployer(world, app, { companyName: 'Quill' })
  const { slug } = (await quill.api('GET /api/v1/check')).result
  await acts.call('layoff.linked', 'PUT /api/v1/admin/layoffs/{id}/company', { params, body: { company: slug } })
  const merge = { params: { id: other.id }, body: { into: one.slug } }
  await acts.call('layoff.merged', 'POST /api/v1/admin/layoffs/{id}/merge', merge)
  const file = `${HEADER}\nInkwell,Kiel,3,2026-04-01\n`
  await acts.expectAct('layoff.imported', 'POST /api/v1/admin/layoff-imports', () => uploadCsv(app, admin, file))
}

export async function changeCourses(acts: RecordedActs, app: TestApp): Promise<void> {
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
  const changed = { params, body: { ...facts, title: 'Stork, the first', version } }
  await acts.call('course.changed', 'PUT /api/v1/admin/courses/{id}', changed)
  await acts.call('course.changed', 'PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'hidden' } })
  await admin.api('PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'public' } })
  await acts.call('course.merged', 'POST /api/v1/admin/courses/{id}/merge', { params, body: { into: 'stork-b' } })
  const ada = await joinAsProfessional(world, app)
  const pageCall = { params: { slug: 'stork-b' } }
  await ada.api('PUT /api/v1/courses/{slug}/me', { ...pageCall, body: { state: 'taken' } })
  await ada.api('PUT /api/v1/courses/{slug}/me/rating', {
    ...pageCall,
    body: { rating: 1, words: 'Not my cup of tea.' },
  })
  const { items } = (await ada.api('GET /api/v1/courses/{slug}/reviews', { ...pageCall, query: {} })).result
  const review = { params: { id: items[0]?._id ?? '' } }
  await acts.call('course.review-cleared', 'DELETE /api/v1/admin/course-reviews/{id}', review)
  const file = 'title,provider,link\nStork C,Mill School,https://courses.example/stork-c\n'
  await acts.expectAct('course.imported', 'POST /api/v1/admin/course-imports', () => uploadCourses(app, admin, file))
}

/** Admins' actions on questions of members and polls of the site. */
export async function changeQuestions(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const ada = await joinAsProfessional(world, app)
  for (const [act, key] of [
    ['question.suggestion-published', 'POST /api/v1/question-suggestions/{id}/publish'],
    ['question.suggestion-declined', 'DELETE /api/v1/question-suggestions/{id}'],
  ] as const) {
    await ada.api('POST /api/v1/question-suggestions', {
      body: { text: `What did your first year teach you (${act})?` },
    })
    const { items } = (await admin.api('GET /api/v1/question-suggestions', { query: {} })).result
    await acts.call(act, key, { params: { id: items[0]?._id ?? '' } })
  }
  const poll = { ...pollOf(world), audience: 'everyone', opensAt: null, closesAt: inHours(world, 9) }
  const { _id, version } = await acts.call('poll.asked', 'POST /api/v1/admin/polls', { body: poll })
  const params = { id: _id }
  const { id: _, ...fields } = poll
  const change = { ...fields, question: 'Which lamp is yours?', version }
  await acts.call('poll.edited', 'PUT /api/v1/admin/polls/{id}', { params, body: change })
  await acts.call('poll.ended', 'PUT /api/v1/admin/polls/{id}/end', { params })
  await acts.call('poll.removed', 'DELETE /api/v1/admin/polls/{id}', { params })
}

/** Admins' actions on jobs and boards. */
export async function changeJobs(acts: RecordedActs): Promise<void> {
  const { world, admin } = acts
  const items = ['Mast Rigger', 'Sail Mender'].map((title) => ({
    posting: makePosting({
      ...{ key: title, companyName: given('Joining Works'), title: given(title) },
      description: given(`<p>${title}: ${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`),
      places: [makePlace({ locality: 'Delft', country: 'NL' })],
    }),
  }))
  await storeBoard(world.ctx, { kind: 'greenhouse' }, items)
  const jobs = await world.ctx.db.selectFrom('job').select(['id', 'slug', 'title']).orderBy('title').execute()
  const [rigger, mender] = ['Mast Rigger', 'Sail Mender'].map((title) => jobs.find((job) => job.title === title))
  if (!rigger || !mender) throw new Error('The jobs were not stored.')
  const params = { id: rigger.id }
  const facts = await admin.api('GET /api/v1/admin/jobs/{id}/facts', { params })
  const { corrected: _none, ...before } = facts.result
  const fixed = { params, body: { ...before, title: 'Mast Raiser' } }
  await acts.call('job.corrected', 'PUT /api/v1/admin/jobs/{id}/facts', fixed)
  await acts.call('job.uncorrected', 'DELETE /api/v1/admin/jobs/{id}/facts', { params })
  const until = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  await acts.call('job.featured', 'PUT /api/v1/admin/jobs/{id}/feature', { params, body: { until } })
  await acts.call('job.unfeatured', 'DELETE /api/v1/admin/jobs/{id}/feature', { params })
  await acts.call('job.removed', 'PUT /api/v1/admin/jobs/{id}/removal', { params })
  await acts.call('job.restored', 'DELETE /api/v1/admin/jobs/{id}/removal', { params })
  await acts.call('job.joined', 'POST /api/v1/admin/jobs/{id}/join', { params, body: { other: mender.slug } })
  await acts.call('job.split', 'POST /api/v1/admin/jobs/{id}/split', { params })
  const [id, now] = [world.ctx.newId(), world.clock.now()]
  const address = 'https://boards.example/works'
  const board = { id, kind: 'greenhouse' as const, address, company_name: 'Works', created_at: now, next_read_at: now }
  await world.ctx.db.insertInto('job_board').values(board).execute()
  const switched = (enabled: boolean) => ({ params: { id }, body: { enabled } })
  await acts.call('board.paused', 'PUT /api/v1/admin/job-boards/{id}/enabled', switched(false))
  await acts.call('board.resumed', 'PUT /api/v1/admin/job-boards/{id}/enabled', switched(true))
}
