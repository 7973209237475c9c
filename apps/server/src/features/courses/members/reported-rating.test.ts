import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { decide, firstOf, report, undoDecision } from '../../moderation/moderation.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { importEntries } from '../courses.factory.ts'

const { world, app, api } = useWorld()

test('a moderator hides the words of a reported rating from everyone but its author, and shows them again', async () => {
  await importEntries(world, { title: 'Heron' })
  const [rater, reporter] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const admin = await joinAsAdmin(world, app, 'admin-support')
  const params = { slug: 'heron' }
  await rater.api('PUT /api/v1/courses/{slug}/me', { params, body: { state: 'taken' } })
  const ratingBody = { rating: 2, words: 'The teacher is a fraud, call 555 1234.' }
  expect((await rater.api('PUT /api/v1/courses/{slug}/me/rating', { params, body: ratingBody })).status).toBe(200)
  const shownReview = async (as: SignedInClient['api'] = api) => {
    const { items } = (await as('GET /api/v1/courses/{slug}/reviews', { params, query: {} })).result
    return items[0]
  }
  const first = await shownReview()
  expect(first?.words).toBe(ratingBody.words)
  expect((await report(reporter, { kind: 'rating', id: first?._id ?? '' })).status).toBe(200)

  const { _id: id, possible } = await firstOf(admin)
  expect(possible).toContain('hide')
  const decisionReply = await decide(admin, id, { decision: 'hide', words: 'No accusations, please.', days: null })
  expect(decisionReply.status).toBe(200)
  expect(await shownReview()).toMatchObject({ words: '', rating: 2 })
  expect((await shownReview(rater.api))?.words).toBe(ratingBody.words)
  expect((await report(reporter, { kind: 'rating', id: first?._id ?? '' })).status).toBe(404)

  await undoDecision(admin, decisionReply.result)
  expect((await shownReview())?.words).toBe(ratingBody.words)
})
