import type { Updateable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { badges } from '../catalogs/index.ts'
import { importedCompany } from '../companies/companies.factory.ts'
import { importEntries } from '../courses/courses.factory.ts'
import { addSubject } from '../discussion/discussion.factory.ts'
import { fillWholeStory, setListed, writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional } from '../session/accounts.factory.ts'
import {
  addCases,
  addHeadlines,
  addMembers,
  addPictures,
  addQuestions,
  addVote,
  answerAll,
  badgesOf,
  followAll,
  givePhoto,
  look,
} from './badges.factory.ts'
import { rules } from './rules.ts'

const DAY_MS = 86_400_000
const { world, app } = useWorld()

/** Checks every badge for a member; returns all that they have afterwards. */
async function earned(actorId: string): Promise<string[]> {
  await look(world, [actorId])
  return badgesOf(world, actorId)
}
const professional = () => joinAsProfessional(world, app)

test('every rule is of a badge of the catalog, once, and of the same owner', () => {
  const owners = Object.fromEntries(badges.map(({ slug, for: owner }) => [slug, owner]))
  for (const { slug, of } of rules.all()) expect(owners[slug], slug).toBe(of)
  expect(new Set(rules.all().map(({ slug }) => slug)).size).toBe(rules.all().length)
})

describe('a professional', () => {
  test('has First Light with a confirmed mailbox, and not before', async () => {
    const { id, email } = await professional()
    const confirm = (at: Date | null) =>
      world.ctx.db.updateTable('login').set({ email_confirmed_at: at }).where('email', '=', email).execute()
    await confirm(null)
    expect(await earned(id)).toEqual([])
    await confirm(world.clock.now())
    expect(await earned(id)).toEqual(['first-light'])
  })

  test('has Toast To Your Success when the newsletter brought them', async () => {
    const { id, email } = await professional()
    await world.ctx.db
      .updateTable('sign_up')
      .set({ badges: ['Toast To Your Success'] })
      .where('login_id', '=', ({ selectFrom }) => selectFrom('login').select('id').where('email', '=', email))
      .execute()
    expect(await earned(id)).toEqual(['first-light', 'toast-to-your-success'])
  })

  test('has Student For Life with a first finished course, not with one that they take', async () => {
    await importEntries(world, { title: 'Lamps' })
    const { id, api } = await professional()
    const setState = (state: 'doing' | 'taken') =>
      api('PUT /api/v1/courses/{slug}/me', { params: { slug: 'lamps' }, body: { state } })
    await setState('doing')
    expect(await earned(id)).toEqual(['first-light'])
    await setState('taken')
    expect(await earned(id)).toEqual(['first-light', 'student-for-life'])
  })

  test('has Open Book with a story that misses nothing', async () => {
    const ada = await professional()
    await fillWholeStory(world, ada.id)
    expect((await ada.api('GET /api/v1/story')).result.strength).toEqual({ percent: 92, next: 'photo' })
    expect(await earned(ada.id)).toEqual(['first-light'])
    await givePhoto(world, ada.id)
    expect((await ada.api('GET /api/v1/story')).result.strength).toEqual({ percent: 100, next: null })
    expect(await earned(ada.id)).toEqual(['first-light', 'open-book'])
    await writeStory(ada, { hats: [] })
    expect(await earned(ada.id), 'what was earned stays').toEqual(['first-light', 'open-book'])
  })

  test('has Show, Don’t Tell with the first published case and Gallery with the fifth', async () => {
    const { id } = await professional()
    await addCases(world, id, 6, false)
    expect(await earned(id)).toEqual(['first-light'])
    await addCases(world, id, 1)
    expect(await earned(id)).toEqual(['first-light', 'show-dont-tell'])
    await addCases(world, id, 3)
    expect(await earned(id)).toEqual(['first-light', 'show-dont-tell'])
    await addCases(world, id, 1)
    expect(await earned(id)).toEqual(['first-light', 'gallery', 'show-dont-tell'])
  })

  test('has Vote Counts with the first vote, anonymous or not', async () => {
    const [{ id: author }, named, secret] = [await professional(), await professional(), await professional()]
    expect(await earned(named.id)).toEqual(['first-light'])
    for (const [voter, anonymous] of [
      [named, false],
      [secret, true],
    ] as const) {
      await addVote(world, author, voter.id, anonymous)
      expect(await earned(voter.id)).toEqual(['first-light', 'vote-counts'])
    }
  })

  test('has Storyteller with the first published headline and Regular Column with the tenth', async () => {
    const { id } = await professional()
    await addHeadlines(world, id, 10, false)
    expect(await earned(id)).toEqual(['first-light'])
    await addHeadlines(world, id, 1)
    expect(await earned(id)).toEqual(['first-light', 'storyteller'])
    await addHeadlines(world, id, 8)
    expect(await earned(id)).toEqual(['first-light', 'storyteller'])
    await addHeadlines(world, id, 1)
    expect(await earned(id)).toEqual(['first-light', 'regular-column', 'storyteller'])
  })

  test('has Straight Talker with the first answer and Deep Talker with the twenty-fifth', async () => {
    const { id } = await professional()
    const [asker = ''] = await addMembers(world, 1)
    const questions = await addQuestions(world, asker, 25)
    expect(await earned(id)).toEqual(['first-light'])
    await answerAll(world, [id], questions.slice(0, 1))
    expect(await earned(id)).toEqual(['first-light', 'straight-talker'])
    await answerAll(world, [id], questions.slice(1, 24))
    expect(await earned(id)).toEqual(['first-light', 'straight-talker'])
    await answerAll(world, [id], questions.slice(24))
    expect(await earned(id)).toEqual(['deep-talker', 'first-light', 'straight-talker'])
  })

  test('has Ice Breaker when ten people answered one question of theirs', async () => {
    const { id } = await professional()
    const [first, second] = await addQuestions(world, id, 2)
    const others = await addMembers(world, 10)
    await answerAll(world, others.slice(0, 9), [first ?? ''])
    await answerAll(world, others.slice(0, 3), [second ?? ''])
    expect(await earned(id)).toEqual(['first-light'])
    await answerAll(world, others.slice(9), [first ?? ''])
    expect(await earned(id)).toEqual(['first-light', 'ice-breaker'])
  })

  test('has Good Listener with a hundred reactions to what others wrote', async () => {
    const ada = await professional()
    const { id } = ada
    const bob = await professional()
    const react = async (author: typeof bob, count: number) => {
      for (let n = 0; n < count; n += 1) {
        const subject = await addSubject(world, author)
        const reaction = { subject_id: subject, actor_id: id, reaction: 'love', created_at: world.clock.now() }
        await world.ctx.db
          .insertInto('reaction')
          .values({ ...reaction, login_id: null })
          .execute()
      }
    }
    await react(ada, 2)
    await react(bob, 99)
    expect(await earned(id)).toEqual(['first-light'])
    await react(bob, 1)
    expect(await earned(id)).toEqual(['first-light', 'good-listener'])
  })

  test('has Lighthouse with five topics of mentoring', async () => {
    const { id } = await professional()
    const at = world.clock.now()
    const offer = (topics: string[]) =>
      world.ctx.db
        .insertInto('story')
        .values({ actor_id: id, resume: '{}', mentoring_topics: topics, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ mentoring_topics: topics }))
        .execute()
    await offer(['a', 'b', 'c', 'd'])
    expect(await earned(id)).toEqual(['first-light'])
    await offer(['a', 'b', 'c', 'd', 'e'])
    expect(await earned(id)).toEqual(['first-light', 'lighthouse'])
  })

  test('has Connector when twenty-five are followed and as many follow', async () => {
    const { id } = await professional()
    const others = await addMembers(world, 25)
    await followAll(world, [id], others)
    await followAll(world, others.slice(1), [id])
    expect(await earned(id)).toEqual(['first-light'])
    await followAll(world, others.slice(0, 1), [id])
    expect(await earned(id)).toEqual(['connector', 'first-light'])
  })

  test('has Bridge Builder when five whom they invited are still there after thirty days', async () => {
    const { id } = await professional()
    await addMembers(world, 4, { invitedBy: id })
    await addMembers(world, 2, { invitedBy: id, confirmed: false })
    await addMembers(world, 2, { invitedBy: id, deleted: true })
    await addMembers(world, 2, { invitedBy: id, suspended: true })
    world.clock.advance(DAY_MS)
    await addMembers(world, 1, { invitedBy: id })
    world.clock.advance(29 * DAY_MS)
    expect(await earned(id)).toEqual(['first-light'])
    world.clock.advance(DAY_MS)
    expect(await earned(id)).toEqual(['bridge-builder', 'first-light'])
  })

  test('has Anniversary after a year', async () => {
    const { id } = await professional()
    world.clock.advance(365 * DAY_MS - 1)
    expect(await earned(id)).toEqual(['first-light'])
    world.clock.advance(1)
    expect(await earned(id)).toEqual(['anniversary', 'first-light'])
  })

  test('earns nothing while they are not listed', async () => {
    const ada = await professional()
    await setListed(world, ada, false)
    expect(await earned(ada.id)).toEqual([])
    await setListed(world, ada, true)
    expect(await earned(ada.id)).toEqual(['first-light'])
  })
})

describe('a company', () => {
  const employer = () => joinAsEmployer(world, app)
  const change = (id: string, set: Updateable<Tables['company']>) =>
    world.ctx.db.updateTable('company').set(set).where('actor_id', '=', id).execute()
  const proven = () => ({ verified_domain: 'mill.example', verified_at: world.clock.now() })

  async function show(id: string, pictures: readonly string[], from: number): Promise<void> {
    const rows = pictures.map((pictureId, index) => ({
      ...{
        company_id: id,
        picture_id: pictureId,
        position: from + index,
        alt: 'A crane',
        created_at: world.clock.now(),
      },
    }))
    await world.ctx.db.insertInto('company_picture').values(rows).execute()
  }

  test('has Real Deal with a proven domain', async () => {
    const { id } = await employer()
    expect(await earned(id)).toEqual([])
    await change(id, proven())
    expect(await earned(id)).toEqual(['real-deal'])
  })

  test('has Open Door with the first job that it wrote', async () => {
    const { id } = await employer()
    const at = world.clock.now()
    const job = { fields: JSON.stringify({}), login_id: null, created_at: at, updated_at: at }
    for (const _job of [1, 2]) {
      await world.ctx.db
        .insertInto('written_job')
        .values({ id: world.ctx.newId(), company_id: id, ...job })
        .execute()
    }
    expect(await earned(id)).toEqual(['open-door'])
  })

  test('has Come On In with five pictures', async () => {
    const { id } = await employer()
    const pictures = await addPictures(world, id, 5)
    await show(id, pictures.slice(0, 4), 1)
    expect(await earned(id)).toEqual([])
    await show(id, pictures.slice(4), 5)
    expect(await earned(id)).toEqual(['come-on-in'])
  })

  test('has Whole Picture when every part of the page is filled in', async () => {
    const { id } = await employer()
    await givePhoto(world, id)
    await show(id, await addPictures(world, id, 1), 1)
    await change(id, {
      ...{ tagline: 'Flour', story: 'We mill.', website: 'https://mill.example', industry: 'food', stage: 'Seed' },
      ...{ team_size: 50, headquarters: 'Berlin', values: ['Trust'], ...proven() },
    })
    expect(await earned(id)).toEqual(['real-deal'])
    await change(id, { benefits: ['Bread'] })
    expect(await earned(id)).toEqual(['real-deal', 'whole-picture'])
  })

  test('has First Hundred with the hundredth follower', async () => {
    const { id } = await employer()
    const followers = await addMembers(world, 100)
    await followAll(world, followers.slice(1), [id])
    expect(await earned(id)).toEqual([])
    await followAll(world, followers.slice(0, 1), [id])
    expect(await earned(id)).toEqual(['first-hundred'])
  })

  test('without a team earns nothing', async () => {
    const { id } = await importedCompany(world, 'Nobody’s Mill')
    await change(id, proven())
    expect(await earned(id)).toEqual([])
  })
})
