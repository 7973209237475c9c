import type { MissionDeed } from '@rise/contract/missions/kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { openSmartApply, withStory } from '../../applications/applications.factory.ts'
import { givePhoto } from '../../badges/badges.factory.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { messageOf, write } from '../../convos/convos.factory.ts'
import { importEntries } from '../../courses/courses.factory.ts'
import { join, publishEvent } from '../../events/events.factory.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { publishArticle } from '../../headlines/headlines.factory.ts'
import { decide, firstOf, report, undoDecision } from '../../moderation/moderation.factory.ts'
import { POLLS, publishPoll, voteFor } from '../../polls/polls.factory.ts'
import { publishCase } from '../../portfolio/portfolio.factory.ts'
import { fillWholeStory, writeStory } from '../../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
} from '../../session/accounts.factory.ts'
import { beginMissions, countEveryonesMissions, missionOf, missionsSettled } from '../missions.factory.ts'

const { world, app, api } = useWorld()
beforeAll(async () => {
  await beginMissions(world)
  await world.backend.queue.work(world.ctx)
})

const HOUR_MS = 3_600_000
const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })

/** Returns how many items count, over finished rounds and the current one. */
async function countOf(member: SignedInClient, key: string): Promise<number> {
  await missionsSettled(world)
  const mission = await missionOf(member, key)
  if (!mission) throw new Error(`There is no mission ${key}.`)
  return mission.part === 'done' ? mission.progress : mission.rounds * mission.progressToComplete + mission.progress
}

/** Adds a mission of three steps, as admins would. */
async function addMission(key: string, deed: MissionDeed): Promise<void> {
  await world.ctx.db
    .insertInto('mission')
    .values({
      ...{ id: world.ctx.newId(), key, deed, title: key, words: 'Three of them.', icon: 'message' },
      ...{ steps: 3, points: 1, audience: 'everyone', per_day: null, ends_at: null },
      starts_at: new Date(world.ctx.clock.now().getTime() - HOUR_MS),
    })
    .execute()
}

/** Fills in a member's whole story, including the photo. */
async function completeStory(member: SignedInClient): Promise<void> {
  await fillWholeStory(world, member.id)
  await givePhoto(world, member.id)
  await writeStory(member, { hats: ['starter'] })
}

async function must(sending: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<void> {
  const reply = await sending
  expect(reply.statusCode, reply.body).toBe(200)
}

describe('progress in a mission', () => {
  test.each([
    ['hello', 'say-hello'],
    ['win', 'share-a-win'],
  ])('counts a %s post while it exists', async (kind, key) => {
    const ada = await creator()
    const { _id } = await publishPost(ada, { kind, body: '<p>A lamp of my own.</p>' })
    expect(await countOf(ada, key)).toBe(1)
    await must(ada.call('DELETE', `/api/v1/posts/${_id}`))
    expect(await countOf(ada, key)).toBe(0)
  })

  test('counts a comment while someone other than its author reacts to it', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { _id: id } = await publishPost(bob, { kind: 'post', body: '<p>Which lamp?</p>' })
    const comment = await ada.api('POST /api/v1/discussions/{id}/comments', { params: { id }, body: { text: 'This.' } })
    const url = `/api/v1/reactions/${comment.result._id}`
    await ada.call('PUT', url, { reaction: 'up' })
    expect(await countOf(ada, 'helpful-comment')).toBe(0)
    await must(bob.call('PUT', url, { reaction: 'up' }))
    expect(await countOf(ada, 'helpful-comment')).toBe(1)
    await must(bob.call('DELETE', url))
    expect(await countOf(ada, 'helpful-comment')).toBe(0)
  })

  test('counts a reply to a first message within a day, but no later one', async () => {
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    await write(bob, ada, messageOf({ text: 'Do you keep a lamp?' }))
    await write(ada, bob, messageOf({ text: 'Two.' }))
    expect(await countOf(ada, 'quick-reply')).toBe(1)
    await write(bob, eve, messageOf({ text: 'And you?' }))
    await world.ctx.db
      .updateTable('message')
      .set({ created_at: new Date(world.ctx.clock.now().getTime() - 25 * HOUR_MS) })
      .where('text', '=', 'And you?')
      .execute()
    await write(eve, bob, messageOf({ text: 'None.' }))
    expect(await countOf(eve, 'quick-reply')).toBe(0)
  })

  test('counts a review with words of a finished course while it exists', async () => {
    await importEntries(world, { title: 'Wicks' })
    const ada = await creator()
    await must(ada.call('PUT', '/api/v1/courses/wicks/me', { state: 'taken' }))
    await must(ada.call('PUT', '/api/v1/courses/wicks/me/rating', { rating: 4, words: '' }))
    expect(await countOf(ada, 'course-critic')).toBe(0)
    await must(ada.call('DELETE', '/api/v1/courses/wicks/me/rating'))
    await must(ada.call('PUT', '/api/v1/courses/wicks/me/rating', { rating: 4, words: 'Bright.' }))
    expect(await countOf(ada, 'course-critic')).toBe(1)
    await must(ada.call('DELETE', '/api/v1/courses/wicks/me/rating'))
    expect(await countOf(ada, 'course-critic')).toBe(0)
  })

  test('counts a finished course once, and no longer once the member changes or removes that state', async () => {
    await importEntries(world, { title: 'Lenses' })
    await addMission('three-courses', 'course-finished')
    const ada = await creator()
    const url = '/api/v1/courses/lenses/me'
    await must(ada.call('PUT', url, { state: 'doing' }))
    expect(await countOf(ada, 'three-courses')).toBe(0)
    for (const state of ['taken', 'doing', 'taken', 'taken']) await must(ada.call('PUT', url, { state }))
    expect(await countOf(ada, 'three-courses')).toBe(1)
    await must(ada.call('PUT', url, { state: 'doing' }))
    expect(await countOf(ada, 'three-courses')).toBe(0)
    await must(ada.call('PUT', url, { state: 'taken' }))
    expect(await countOf(ada, 'three-courses')).toBe(1)
    await must(ada.call('DELETE', url))
    expect(await countOf(ada, 'three-courses')).toBe(0)
  })

  test('counts following a professional once, until an unfollow or a block, and no companies', async () => {
    await addMission('three-people', 'person-followed')
    const [ada, bob, eve] = [await creator(), await creator(), await creator()]
    const company = await joinAsEmployer(world, app, { companyName: 'Followed Lamps' })
    await must(ada.call('POST', followUrl(ada, company.id)))
    expect(await countOf(ada, 'three-people')).toBe(0)
    for (const method of ['POST', 'POST', 'DELETE', 'POST'] as const)
      await must(ada.call(method, followUrl(ada, bob.id)))
    await must(ada.call('POST', followUrl(ada, eve.id)))
    expect(await countOf(ada, 'three-people')).toBe(2)
    await must(ada.call('DELETE', followUrl(ada, bob.id)))
    expect(await countOf(ada, 'three-people')).toBe(1)
    await must(eve.call('PUT', `/api/v1/connections/blocked/${ada.id}`))
    expect(await countOf(ada, 'three-people')).toBe(0)
  })

  test('counts a complete story once, until something is removed', async () => {
    const ada = await creator()
    await fillWholeStory(world, ada.id)
    await writeStory(ada, { hats: ['starter'] })
    expect(await countOf(ada, 'whole-story'), 'there is no photo').toBe(0)
    await givePhoto(world, ada.id)
    await writeStory(ada, { hats: ['fixer'] })
    await writeStory(ada, { hats: ['starter'] })
    expect(await countOf(ada, 'whole-story')).toBe(1)
    await writeStory(ada, { hats: [] })
    expect(await countOf(ada, 'whole-story')).toBe(0)
  })

  test('counts an invited member with a complete story, until it is incomplete or they are gone', async () => {
    const ada = await creator()
    const { slug: invitedBy } = (await ada.api('GET /api/v1/story')).result
    const [bob, stranger] = [await joinAsProfessional(world, app, { invitedBy }), await creator()]
    expect(await countOf(ada, 'bring-someone')).toBe(0)
    await completeStory(bob)
    await completeStory(stranger)
    expect(await countOf(ada, 'bring-someone')).toBe(1)
    await writeStory(bob, { hats: [] })
    expect(await countOf(ada, 'bring-someone')).toBe(0)
    await writeStory(bob, { hats: ['starter'] })
    await writeStory(bob, { interests: ['hiking', 'classical-music'] })
    expect(await countOf(ada, 'bring-someone')).toBe(1)
    await must(bob.call('DELETE', '/api/v1/account', { currentPassword: PASSWORD }))
    await countEveryonesMissions(world)
    expect(await countOf(ada, 'bring-someone')).toBe(0)
  })

  test('counts an event with a check-in, until the check-in is undone', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const { slug } = await publishEvent(bob, { title: 'Lamps by night' })
    await join(ada, slug)
    expect(await countOf(ada, 'be-there')).toBe(0)
    const url = `/api/v1/events/${slug}/participants/${ada.id}/check-in`
    await must(bob.call('PUT', url, { present: true }))
    expect(await countOf(ada, 'be-there')).toBe(1)
    await must(bob.call('PUT', url, { present: false }))
    expect(await countOf(ada, 'be-there')).toBe(0)
  })

  test('counts a published case until it is withdrawn', async () => {
    const ada = await creator()
    const slug = await publishCase(ada, 'A lamp for Faro')
    expect(await countOf(ada, 'show-your-work')).toBe(1)
    await must(ada.call('DELETE', `/api/v1/portfolio/${slug}/publication`))
    expect(await countOf(ada, 'show-your-work')).toBe(0)
  })

  test('counts a vote in a poll that names its voters until it is withdrawn, but none in an anonymous poll', async () => {
    const [ada, bob] = [await creator(), await creator()]
    const [namedPoll, anonymousPoll] = [
      await publishPoll(world, bob),
      await publishPoll(world, bob, { anonymous: true }),
    ]
    await voteFor(ada, anonymousPoll)
    expect(await countOf(ada, 'have-your-say')).toBe(0)
    await voteFor(ada, namedPoll)
    expect(await countOf(ada, 'have-your-say')).toBe(1)
    await must(ada.call('DELETE', `${POLLS}/${namedPoll._id}/vote`))
    expect(await countOf(ada, 'have-your-say')).toBe(0)
  })

  test('counts a topic that the member mentors in', async () => {
    const ada = await creator()
    await writeStory(ada, { mentoringTopics: ['first-job'] })
    expect(await countOf(ada, 'be-a-mentor')).toBe(1)
  })

  test('counts an application that a company answers within a week', async () => {
    const owner = await joinAsEmployer(world, app, { companyName: 'Lamp Works' })
    const { jobSlug } = await openSmartApply(world, owner)
    const ada = await creator()
    await writeStory(ada, { resume: { skills: [{ name: 'Oil' }] } })
    const id = world.ctx.newId()
    await must(ada.call('PUT', `/api/v1/jobs/${jobSlug}/applications/${id}`, { ...withStory, answers: [] }))
    expect(await countOf(owner, 'answer-applicants')).toBe(0)
    const answeredColumns = { answered_at: world.ctx.clock.now() }
    await world.ctx.db.updateTable('application').set(answeredColumns).where('id', '=', id).execute()
    await countEveryonesMissions(world)
    expect(await countOf(owner, 'answer-applicants')).toBe(1)
  })

  test('counts a report of a job that moderators confirm, until the confirmation is undone', async () => {
    const owner = await joinAsEmployer(world, app, { companyName: 'Lamp Frauds' })
    await openSmartApply(world, owner)
    const { items } = (await api('GET /api/v1/jobs', { query: { company: await slugOf(owner) } })).result
    const [ada, admin] = [await creator(), await joinAsAdmin(world, app, 'admin-support')]
    await report(ada, { kind: 'job', id: items[0]?._id ?? '', reason: 'scam' })
    expect(await countOf(ada, 'fake-job')).toBe(0)
    const { _id: id } = await firstOf(admin)
    const { result } = await decide(admin, id, { decision: 'remove', words: 'There is no such lamp.' })
    expect(await countOf(ada, 'fake-job')).toBe(1)
    await undoDecision(admin, result)
    expect(await countOf(ada, 'fake-job')).toBe(0)
  })

  test('counts a headline, in a mission that admins write', async () => {
    const ada = await creator()
    await addMission('first-headline', 'headline-published')
    await publishArticle(ada, { title: 'What a lamp costs a year' })
    expect(await countOf(ada, 'first-headline')).toBe(1)
  })
})
