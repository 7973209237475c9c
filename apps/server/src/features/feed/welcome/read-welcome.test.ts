import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { publishPost } from '../feed.factory.ts'

const { world, app } = useWorld()

const welcome = async ({ api }: SignedInClient) => (await api('GET /api/v1/feed/welcome', {})).result

test('a new member sees first steps, done or not, and a draft introduction made from the story', async () => {
  const ada = await joinAsProfessional(world, app, { firstName: 'Ada <3' })
  const steps = (...done: boolean[]) =>
    ['story', 'follow', 'hello'].map((step, index) => ({ step, done: done[index] ?? false }))
  expect(await welcome(ada)).toEqual({ steps: steps(), hello: '<p>Hi, I’m Ada &lt;3.</p>' })
  await writeStory(ada, {
    resume: {
      basics: { label: 'Lamp keeper', location: { city: 'Berlin', countryCode: 'DE' } },
      skills: ['Lamps', 'Oil', 'Wicks', 'Ladders'].map((name) => ({ name })),
    },
  })
  expect((await welcome(ada)).hello).toBe(
    '<p>Hi, I’m Ada &lt;3. What I do: Lamp keeper. I’m based in Berlin. I work with Lamps, Oil and Wicks.</p>',
  )
  for (const other of await Promise.all(Array.from({ length: 3 }, () => joinAsProfessional(world, app)))) {
    await ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${other.id}`)
  }
  await publishPost(ada, { kind: 'hello' })
  expect(await welcome(ada)).toEqual({ steps: steps(false, true, true), hello: null })
})

test('the first steps disappear when hidden and after two weeks, and are never shown to an admin', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const noWelcome = { steps: [], hello: null }
  const replies = await Promise.all(Array.from({ length: 50 }, () => ada.api('DELETE /api/v1/feed/welcome', {})))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await welcome(ada)).toEqual(noWelcome)
  const joinDate = new Date(world.ctx.clock.now().getTime() - 15 * 86_400_000)
  await world.ctx.db.updateTable('actor').set({ created_at: joinDate }).where('id', '=', bob.id).execute()
  expect(await welcome(bob)).toEqual(noWelcome)
  const admin = await joinAsAdmin(world, app)
  expect(await welcome(admin)).toEqual(noWelcome)
  expect((await admin.api('DELETE /api/v1/feed/welcome', {})).status).toBe(403)
})

test('a company is not asked to complete a story', async () => {
  const rita = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { steps, hello } = await welcome(rita)
  expect(steps.map(({ step }) => step)).toEqual(['follow', 'hello'])
  expect(hello).toBe('<p>Hi, we’re Harbour Works.</p>')
})
