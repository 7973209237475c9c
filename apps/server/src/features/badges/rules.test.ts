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
  checkBadges,
  followAll,
  givePhoto,
} from './badges.factory.ts'
import { rules } from './rules.ts'

const DAY_MS = 86_400_000
const { world, app } = useWorld()

/** Checks every badge for a member; returns all that they have afterwards. */
async function checkAndListBadges(actorId: string): Promise<string[]> {
  await checkBadges(world, [actorId])
  return badgesOf(world, actorId)
}
const professional = () => joinAsProfessional(world, app)

test('every rule belongs to one badge of the catalog, with the same kind of owner', () => {
  const owners = Object.fromEntries(badges.map(({ slug, for: owner }) => [slug, owner]))
  for (const { slug, of } of rules.all()) expect(owners[slug], slug).toBe(of)
  expect(new Set(rules.all().map(({ slug }) => slug)).size).toBe(rules.all().length)
})

describe('a professional', () => {
  test('earns First light when the email is confirmed, and not before', async () => {
    const { id, email } = await professional()
    const confirm = (at: Date | null) =>
      world.ctx.db.updateTable('login').set({ email_confirmed_at: at }).where('email', '=', email).execute()
    await confirm(null)
    expect(await checkAndListBadges(id)).toEqual([])
    await confirm(world.clock.now())
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
  })

  test('earns Toast To Your Success for joining through the newsletter', async () => {
    const { id, email } = await professional()
    await world.ctx.db
      .updateTable('sign_up')
      .set({ badges: ['Toast To Your Success'] })
      .where('login_id', '=', ({ selectFrom }) => selectFrom('login').select('id').where('email', '=', email))
      .execute()
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'toast-to-your-success'])
  })

  test('earns Student for life with the first finished course, not with a started one', async () => {
    await importEntries(world, { title: 'Lamps' })
    const { id, api } = await professional()
    const setState = (state: 'doing' | 'taken') =>
      api('PUT /api/v1/courses/{slug}/me', { params: { slug: 'lamps' }, body: { state } })
    await setState('doing')
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await setState('taken')
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'student-for-life'])
  })

  test('earns Open book with a complete story', async () => {
    const ada = await professional()
    await fillWholeStory(world, ada.id)
    expect((await ada.api('GET /api/v1/story')).result.strength).toEqual({ percent: 92, next: 'photo' })
    expect(await checkAndListBadges(ada.id)).toEqual(['first-light'])
    await givePhoto(world, ada.id)
    expect((await ada.api('GET /api/v1/story')).result.strength).toEqual({ percent: 100, next: null })
    expect(await checkAndListBadges(ada.id)).toEqual(['first-light', 'open-book'])
    await writeStory(ada, { hats: [] })
    expect(await checkAndListBadges(ada.id), 'what was earned stays').toEqual(['first-light', 'open-book'])
  })

  test('earns Show, don’t tell with the first published case and Gallery with the fifth', async () => {
    const { id } = await professional()
    await addCases(world, id, 6, false)
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await addCases(world, id, 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'show-dont-tell'])
    await addCases(world, id, 3)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'show-dont-tell'])
    await addCases(world, id, 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'gallery', 'show-dont-tell'])
  })

  test('earns Vote counts with the first vote, anonymous or not', async () => {
    const [{ id: author }, namedVoter, secretVoter] = [await professional(), await professional(), await professional()]
    expect(await checkAndListBadges(namedVoter.id)).toEqual(['first-light'])
    for (const [voter, anonymous] of [
      [namedVoter, false],
      [secretVoter, true],
    ] as const) {
      await addVote(world, author, voter.id, anonymous)
      expect(await checkAndListBadges(voter.id)).toEqual(['first-light', 'vote-counts'])
    }
  })

  test('earns Storyteller with the first published headline and Regular column with the tenth', async () => {
    const { id } = await professional()
    await addHeadlines(world, id, 10, false)
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await addHeadlines(world, id, 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'storyteller'])
    await addHeadlines(world, id, 8)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'storyteller'])
    await addHeadlines(world, id, 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'regular-column', 'storyteller'])
  })

  test('earns Straight talker with the first answer and Deep talker with the twenty-fifth', async () => {
    const { id } = await professional()
    const [asker = ''] = await addMembers(world, 1)
    const questions = await addQuestions(world, asker, 25)
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await answerAll(world, [id], questions.slice(0, 1))
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'straight-talker'])
    await answerAll(world, [id], questions.slice(1, 24))
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'straight-talker'])
    await answerAll(world, [id], questions.slice(24))
    expect(await checkAndListBadges(id)).toEqual(['deep-talker', 'first-light', 'straight-talker'])
  })

  test('earns Ice breaker when ten people have answered one of their questions', async () => {
    const { id } = await professional()
    const [first, second] = await addQuestions(world, id, 2)
    const answerers = await addMembers(world, 10)
    await answerAll(world, answerers.slice(0, 9), [first ?? ''])
    await answerAll(world, answerers.slice(0, 3), [second ?? ''])
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await answerAll(world, answerers.slice(9), [first ?? ''])
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'ice-breaker'])
  })

  test('earns Good listener with a hundred reactions to other people’s content', async () => {
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
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await react(bob, 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'good-listener'])
  })

  test('earns Lighthouse with five mentoring topics', async () => {
    const { id } = await professional()
    const at = world.clock.now()
    const offer = (topics: string[]) =>
      world.ctx.db
        .insertInto('story')
        .values({ actor_id: id, resume: '{}', mentoring_topics: topics, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ mentoring_topics: topics }))
        .execute()
    await offer(['a', 'b', 'c', 'd'])
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await offer(['a', 'b', 'c', 'd', 'e'])
    expect(await checkAndListBadges(id)).toEqual(['first-light', 'lighthouse'])
  })

  test('earns Connector with twenty-five followed members and as many followers', async () => {
    const { id } = await professional()
    const followers = await addMembers(world, 25)
    await followAll(world, [id], followers)
    await followAll(world, followers.slice(1), [id])
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    await followAll(world, followers.slice(0, 1), [id])
    expect(await checkAndListBadges(id)).toEqual(['connector', 'first-light'])
  })

  test('earns Bridge builder when five invited people still have an account after thirty days', async () => {
    const { id } = await professional()
    await addMembers(world, 4, { invitedBy: id })
    await addMembers(world, 2, { invitedBy: id, confirmed: false })
    await addMembers(world, 2, { invitedBy: id, deleted: true })
    await addMembers(world, 2, { invitedBy: id, suspended: true })
    world.clock.advance(DAY_MS)
    await addMembers(world, 1, { invitedBy: id })
    world.clock.advance(29 * DAY_MS)
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    world.clock.advance(DAY_MS)
    expect(await checkAndListBadges(id)).toEqual(['bridge-builder', 'first-light'])
  })

  test('earns Anniversary after a year', async () => {
    const { id } = await professional()
    world.clock.advance(365 * DAY_MS - 1)
    expect(await checkAndListBadges(id)).toEqual(['first-light'])
    world.clock.advance(1)
    expect(await checkAndListBadges(id)).toEqual(['anniversary', 'first-light'])
  })

  test('earns nothing while unlisted', async () => {
    const ada = await professional()
    await setListed(world, ada, false)
    expect(await checkAndListBadges(ada.id)).toEqual([])
    await setListed(world, ada, true)
    expect(await checkAndListBadges(ada.id)).toEqual(['first-light'])
  })
})

describe('a company', () => {
  const employer = () => joinAsEmployer(world, app)
  const change = (id: string, set: Updateable<Tables['company']>) =>
    world.ctx.db.updateTable('company').set(set).where('actor_id', '=', id).execute()
  const proofColumns = () => ({ verified_domain: 'mill.example', verified_at: world.clock.now() })

  async function addGallery(id: string, pictures: readonly string[], from: number): Promise<void> {
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

  test('earns Real deal with a verified domain', async () => {
    const { id } = await employer()
    expect(await checkAndListBadges(id)).toEqual([])
    await change(id, proofColumns())
    expect(await checkAndListBadges(id)).toEqual(['real-deal'])
  })

  test('earns Open door with the first job written here', async () => {
    const { id } = await employer()
    const at = world.clock.now()
    const job = { fields: JSON.stringify({}), login_id: null, created_at: at, updated_at: at }
    for (const _job of [1, 2]) {
      await world.ctx.db
        .insertInto('written_job')
        .values({ id: world.ctx.newId(), company_id: id, ...job })
        .execute()
    }
    expect(await checkAndListBadges(id)).toEqual(['open-door'])
  })

  test('earns Come on in with five pictures', async () => {
    const { id } = await employer()
    const pictures = await addPictures(world, id, 5)
    await addGallery(id, pictures.slice(0, 4), 1)
    expect(await checkAndListBadges(id)).toEqual([])
    await addGallery(id, pictures.slice(4), 5)
    expect(await checkAndListBadges(id)).toEqual(['come-on-in'])
  })

  test('earns Whole picture when every part of the page is filled in', async () => {
    const { id } = await employer()
    await givePhoto(world, id)
    await addGallery(id, await addPictures(world, id, 1), 1)
    await change(id, {
      ...{ tagline: 'Flour', story: 'We mill.', website: 'https://mill.example', industry: 'food', stage: 'Seed' },
      ...{ team_size: 50, headquarters: 'Berlin', values: ['Trust'], ...proofColumns() },
    })
    expect(await checkAndListBadges(id)).toEqual(['real-deal'])
    await change(id, { benefits: ['Bread'] })
    expect(await checkAndListBadges(id)).toEqual(['real-deal', 'whole-picture'])
  })

  test('earns First hundred with the hundredth follower', async () => {
    const { id } = await employer()
    const followers = await addMembers(world, 100)
    await followAll(world, followers.slice(1), [id])
    expect(await checkAndListBadges(id)).toEqual([])
    await followAll(world, followers.slice(0, 1), [id])
    expect(await checkAndListBadges(id)).toEqual(['first-hundred'])
  })

  test('earns nothing without a team', async () => {
    const { id } = await importedCompany(world, 'Nobody’s Mill')
    await change(id, proofColumns())
    expect(await checkAndListBadges(id)).toEqual([])
  })
})
