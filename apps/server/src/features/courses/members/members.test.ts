import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { setListed, writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { importEntries } from '../courses.factory.ts'
import { coursesData } from '../courses-data.ts'

const { world, app, api } = useWorld()

const page = async (slug: string) => (await api('GET /api/v1/courses/{slug}', { params: { slug } })).result
const choose = (who: SignedInClient, slug: string, state: 'want' | 'doing' | 'taken') =>
  who.api('PUT /api/v1/courses/{slug}/me', { params: { slug }, body: { state } })
const rate = (who: SignedInClient, slug: string, rating: number, words = '') =>
  who.api('PUT /api/v1/courses/{slug}/me/rating', { params: { slug }, body: { rating, words } })
const reviews = async (slug: string, as: SignedInClient['api'] = api) =>
  (await as('GET /api/v1/courses/{slug}/reviews', { params: { slug }, query: {} })).result
const resumeOf = async (who: SignedInClient) => (await who.api('GET /api/v1/story', {})).result.resume

describe('a member’s state of a course', () => {
  test('counts once, even when it is set fifty times at the same time', async () => {
    await importEntries(world, { title: 'Anchor' })
    const ada = await joinAsProfessional(world, app)
    await Promise.all(Array.from({ length: 50 }, () => choose(ada, 'anchor', 'want')))
    expect(await page('anchor')).toMatchObject({ want: 1, doing: 0, taken: 0 })
    await choose(ada, 'anchor', 'doing')
    expect(await page('anchor')).toMatchObject({ want: 0, doing: 1, taken: 0 })
    const own = await ada.api('GET /api/v1/own-courses', {})
    expect(own.result).toMatchObject([{ state: 'doing', course: { slug: 'anchor' } }])
    await ada.api('DELETE /api/v1/courses/{slug}/me', { params: { slug: 'anchor' } })
    expect(await page('anchor')).toMatchObject({ want: 0, doing: 0, taken: 0 })
  })

  test('counts correctly when many members change theirs at the same time', async () => {
    await importEntries(world, { title: 'Barge' })
    const members = await Promise.all(Array.from({ length: 10 }, () => joinAsProfessional(world, app)))
    const choices = members.flatMap((who, index) =>
      (['want', 'doing', 'taken', 'taken', 'taken'] as const).map((state) => ({ who, state, index })),
    )
    await Promise.all(choices.map(({ who, state }) => choose(who, 'barge', state)))
    await Promise.all(members.map((who) => choose(who, 'barge', 'taken')))
    const stars = members.flatMap((who, index) => [1, 2, 3, 4, (index % 5) + 1].map((rating) => ({ who, rating })))
    await Promise.all(stars.map(({ who, rating }) => rate(who, 'barge', rating)))
    await Promise.all(members.map((who, index) => rate(who, 'barge', (index % 5) + 1)))
    expect(await page('barge')).toMatchObject({ want: 0, doing: 0, taken: 10, rating: { average: 3, count: 10 } })
  })

  test('is refused to employers and guests', async () => {
    await importEntries(world, { title: 'Canoe' })
    const owner = await joinAsEmployer(world, app)
    expect((await choose(owner, 'canoe', 'want')).status).toBe(403)
    const params = { slug: 'canoe' }
    expect((await api('PUT /api/v1/courses/{slug}/me', { params, body: { state: 'want' } })).status).toBe(401)
  })
})

describe('a rating', () => {
  test('requires a finished course, is limited to one per member, and is deleted when the course is no longer finished', async () => {
    await importEntries(world, { title: 'Dinghy' })
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'dinghy', 'doing')
    expect((await rate(ada, 'dinghy', 5)).error?.code).toBe('course-not-taken')
    await choose(ada, 'dinghy', 'taken')
    await rate(ada, 'dinghy', 5, 'Splendid.')
    await rate(ada, 'dinghy', 3, 'Good.')
    expect(await reviews('dinghy')).toMatchObject({ total: 1, items: [{ rating: 3, words: 'Good.' }] })
    await choose(ada, 'dinghy', 'want')
    expect((await page('dinghy')).rating).toEqual({ average: null, count: 0 })
    expect((await reviews('dinghy')).total).toBe(0)
  })

  test('by an unlisted member doesn’t count until they are listed again', async () => {
    await importEntries(world, { title: 'Ferry' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    for (const who of [ada, bob]) await choose(who, 'ferry', 'taken')
    await rate(ada, 'ferry', 5)
    await rate(bob, 'ferry', 2)
    await setListed(world, ada, false)
    expect(await page('ferry')).toMatchObject({ taken: 1, rating: { average: 2, count: 1 } })
    expect((await reviews('ferry')).total).toBe(1)
    await setListed(world, ada, true)
    expect(await page('ferry')).toMatchObject({ taken: 2, rating: { average: 3.5, count: 2 } })
  })

  test('is deleted with its member, and no longer counts in the average', async () => {
    await importEntries(world, { title: 'Galley' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    for (const who of [ada, bob]) await choose(who, 'galley', 'taken')
    await rate(ada, 'galley', 5, 'Mine.')
    await rate(bob, 'galley', 2)
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    expect(await page('galley')).toMatchObject({ taken: 1, rating: { average: 2, count: 1 } })
    expect((await reviews('galley')).items).toMatchObject([{ rating: 2, words: '' }])
  })

  test('is checked by the word filter; an admin can delete its words but not its stars', async () => {
    await importEntries(world, { title: 'Hulk' })
    const admin = await joinAsAdmin(world, app)
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'hulk', 'taken')
    const rule = { words: 'utter rubbish', act: 'refuse', reason: 'Be kind.' } as const
    await admin.api('POST /api/v1/admin/word-rules', { body: rule })
    const refusal = await rate(ada, 'hulk', 1, 'It is utter rubbish.')
    expect(refusal.error).toMatchObject({ code: 'words-refused', fields: { 'body.words': 'Be kind.' } })
    await rate(ada, 'hulk', 1, 'Not my cup of tea.')
    const { items } = await reviews('hulk')
    const params = { id: items[0]?._id ?? '' }
    expect((await ada.api('DELETE /api/v1/admin/course-reviews/{id}', { params })).status).toBe(404)
    await admin.api('DELETE /api/v1/admin/course-reviews/{id}', { params })
    expect((await reviews('hulk')).items).toMatchObject([{ rating: 1, words: '' }])
  })

  test('is shown to followers once, until it is deleted', async () => {
    await importEntries(world, { title: 'Junk' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${ada.id}`)
    const recentActivity = async () =>
      (await bob.api('GET /api/v1/connections/lately', {})).result.map(({ did, thing }) => [
        did,
        thing?.title,
        thing?.path,
      ])
    await choose(ada, 'junk', 'taken')
    expect(await recentActivity()).toEqual([])
    await rate(ada, 'junk', 4)
    await rate(ada, 'junk', 5)
    expect(await recentActivity()).toEqual([['rated-course', 'Junk', '/courses/junk']])
    await ada.api('DELETE /api/v1/courses/{slug}/me/rating', { params: { slug: 'junk' } })
    expect(await recentActivity()).toEqual([])
  })

  test('with words can be reported by members who can see it', async () => {
    await importEntries(world, { title: 'Windlass' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const eve = await joinAsProfessional(world, app)
    for (const who of [ada, bob]) await choose(who, 'windlass', 'taken')
    await rate(ada, 'windlass', 1, 'Buy my ropes instead.')
    await rate(bob, 'windlass', 4)
    const { items } = await reviews('windlass')
    const idOf = (who: SignedInClient) => items.find(({ member }) => member._id === who.id)?._id ?? ''
    const report = (who: SignedInClient, id: string) =>
      who.api('POST /api/v1/reports', { body: { kind: 'rating', id, reason: 'spam' } })
    expect((await report(eve, idOf(ada))).status).toBe(200)
    // Without words, a rating has no content to report.
    expect((await report(eve, idOf(bob))).status).toBe(404)
    const admin = await joinAsAdmin(world, app, 'admin-support')
    const queue = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result.items
    expect(queue).toMatchObject([{ kind: 'rating', author: { _id: ada.id } }])
    await eve.call('PUT', `/api/v1/connections/blocked/${ada.id}`)
    expect((await report(eve, idOf(ada))).status).toBe(404)
  })

  test('is hidden from a member whom its author has blocked', async () => {
    await importEntries(world, { title: 'Ironclad' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await choose(ada, 'ironclad', 'taken')
    await rate(ada, 'ironclad', 4, 'Fine.')
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await reviews('ironclad', bob.api)).total).toBe(0)
  })
})

describe('a finished course', () => {
  test('is added to the story with its skills once, and can be removed again', async () => {
    await importEntries(world, { title: 'Jolly', skills: ['Python', 'SQL', 'Rigging'] })
    const ada = await joinAsProfessional(world, app)
    await writeStory(ada, { resume: { skills: [{ name: 'python' }], education: [{ institution: 'School of Lamps' }] } })
    const params = { slug: 'jolly' }
    const add = () => ada.api('PUT /api/v1/courses/{slug}/me/story', { params })
    await choose(ada, 'jolly', 'doing')
    expect((await add()).error?.code).toBe('course-not-taken')
    await choose(ada, 'jolly', 'taken')
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const resume = await resumeOf(ada)
    expect(resume.education).toMatchObject([
      { institution: 'Mill School', area: 'Jolly', url: 'https://courses.example/Jolly' },
      { institution: 'School of Lamps' },
    ])
    expect(resume.skills).toEqual([{ name: 'python' }, { name: 'SQL' }, { name: 'Rigging' }])
    const undone = await ada.api('DELETE /api/v1/courses/{slug}/me/story', { params })
    expect(undone.result).toMatchObject({ onStory: false })
    expect(await resumeOf(ada)).toMatchObject({
      education: [{ institution: 'School of Lamps' }],
      skills: [{ name: 'python' }],
    })
  })

  test('leaves entries that its member wrote or edited themselves', async () => {
    await importEntries(world, { title: 'Ketch', skills: ['Knots', 'Sails'] })
    const ada = await joinAsProfessional(world, app)
    const byHand = { institution: 'Mill School', area: 'Ketch', score: 'A' }
    await writeStory(ada, { resume: { education: [byHand] } })
    const params = { slug: 'ketch' }
    await choose(ada, 'ketch', 'taken')
    await ada.api('PUT /api/v1/courses/{slug}/me/story', { params })
    expect((await resumeOf(ada)).education).toEqual([byHand])
    await writeStory(ada, { resume: { skills: [{ name: 'Knots', level: 'Master' }, { name: 'Sails' }] } })
    await ada.api('DELETE /api/v1/courses/{slug}/me/story', { params })
    expect(await resumeOf(ada)).toMatchObject({ education: [byHand], skills: [{ name: 'Knots', level: 'Master' }] })
  })

  test('is in the member’s data download, with its rating', async () => {
    await importEntries(world, { title: 'Lugger' })
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'lugger', 'taken')
    await rate(ada, 'lugger', 4, 'Learned a lot.')
    const data = await coursesData.collect(world.ctx, { actorId: ada.id, loginId: ada.id })
    expect(data).toMatchObject([{ slug: 'lugger', state: 'taken', rating: 4, words: 'Learned a lot.' }])
  })
})
