import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { addCopilotJobs, writeEngineerStory } from '../copilot.factory.ts'

const { world, app, api } = useWorld()
let ada: SignedInClient
let jobs: string[]

beforeAll(async () => {
  jobs = await addCopilotJobs(world)
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
  await writeEngineerStory(ada)
})

const noPreferences = {
  ...{ looksFor: '', where: '', workTypes: [], employmentTypes: [], pay: null, proudOf: '', avoids: '' },
}
const openingOf = async (member = ada) => (await member.api('GET /api/v1/copilot/opening', {})).result
const titlesOf = async (member = ada) => (await openingOf(member)).jobs.map(({ job }) => job.title)

describe('the copilot’s opening', () => {
  test('suggests the best matches with the reason and the skills that the story doesn’t show', async () => {
    const { basis, jobs: suggestions, steps, followUps } = await openingOf()
    expect({ basis, steps }).toEqual({ basis: 'story', steps: [] })
    // The story mentions Postgres only in a line about billing, so PostgreSQL isn’t missing.
    expect(suggestions[0]).toMatchObject({ job: { title: 'Backend Engineer' }, missing: ['Rust'] })
    expect(suggestions[0]?.why).toMatch(/^You know Node\.js.*\.$/)
    expect(suggestions.length).toBeLessThanOrEqual(3)
    expect(suggestions.every(({ score }) => (score ?? 0) >= 40)).toBe(true)
    expect(followUps.map(({ tool }) => tool)).toEqual(expect.arrayContaining(['missing-skills', 'tailor-resume']))
    expect(followUps.length).toBeLessThanOrEqual(4)
  })

  test('leaves out jobs that the member hid or wants to avoid', async () => {
    await ada.api('PUT /api/v1/copilot/preferences', { body: { ...noPreferences, avoids: 'Harbour Works' } })
    expect(await titlesOf()).not.toContain('Backend Engineer')
    await ada.api('PUT /api/v1/copilot/preferences', { body: noPreferences })
    expect(await titlesOf()).toContain('Backend Engineer')
    await world.ctx.db
      .insertInto('hidden_job')
      .values({ actor_id: ada.id, job_id: jobs[0] ?? '', hidden_at: world.clock.now() })
      .execute()
    expect(await titlesOf()).not.toContain('Backend Engineer')
  })

  test('leaves out jobs of companies where the member works now, but not of former ones', async () => {
    const workAt = (endDate?: string) =>
      writeStory(ada, {
        resume: {
          work: [
            {
              name: 'Harbour-Works Ltd',
              position: 'Backend engineer',
              startDate: '2016-09',
              ...(endDate && { endDate }),
            },
          ],
          skills: [{ name: 'NodeJS' }, { name: 'SQL' }],
        },
      })
    await workAt()
    expect(await titlesOf()).not.toContain('Backend Engineer')
    await workAt('2024-02')
    expect(await titlesOf()).toContain('Backend Engineer')
  })

  test('leaves out jobs that have closed', async () => {
    const setClosed = (closed_at: Date | null) =>
      world.ctx.db
        .updateTable('job')
        .set({ closed_at })
        .where('id', '=', jobs[0] ?? '')
        .execute()
    await setClosed(world.clock.now())
    expect(await titlesOf()).not.toContain('Backend Engineer')
    await setClosed(null)
    expect(await titlesOf()).toContain('Backend Engineer')
  })

  test('says what to add to an empty story, and then searches by the preferences, without claiming a match', async () => {
    const eve = await joinAsProfessional(world, app, { firstName: 'Eve' })
    const { basis, jobs: none, steps } = await openingOf(eve)
    expect({ basis, none }).toEqual({ basis: 'nothing', none: [] })
    expect(steps.map(({ text }) => text)).toEqual(['Add your work', 'Add five skills', 'Add your location'])
    await eve.api('PUT /api/v1/copilot/preferences', { body: { ...noPreferences, looksFor: 'Chef' } })
    expect(await openingOf(eve)).toMatchObject({
      basis: 'preferences',
      jobs: [{ job: { title: 'Head Chef' }, score: null, why: 'You look for “Chef”.', missing: null }],
    })
  })

  test('is refused to everyone but professionals', async () => {
    const emil = await joinAsEmployer(world, app)
    expect((await emil.api('GET /api/v1/copilot/opening', {})).status).toBe(403)
    expect((await api('GET /api/v1/copilot/opening', {})).status).toBe(401)
  })
})
