import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { writeStory } from '../story/stories.factory.ts'

const { world, app } = useWorld()

const employer = (companyName: string) => joinAsEmployer(world, app, { companyName })

const setCompany = ({ id }: SignedInClient, change: object) =>
  world.ctx.db.updateTable('company').set(change).where('actor_id', '=', id).execute()

const slugOf = async ({ id }: SignedInClient) =>
  (await world.ctx.db.selectFrom('actor').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug

/** Returns each name in the story that has a page, with the page's slug, as the viewer (a guest by default) sees it. */
async function pagesSeenBy(viewer: SignedInClient | undefined, owner: SignedInClient): Promise<[string, string][]> {
  const reply = await send(app, 'GET', `/api/v1/professionals/${await slugOf(owner)}/story`, { token: viewer?.token })
  return reply.json().result.pages.map(({ name, slug }: { name: string; slug: string }) => [name, slug])
}

const role = (name: string, url?: string) => ({ name, position: 'Keeper', startDate: '2020', ...(url && { url }) })

test('a story links employers, schools and organisations to their pages here, in any spelling', async () => {
  const ada = await joinAsProfessional(world, app)
  const [mill, school, aid] = [
    await employer('Müller & Söhne'),
    await employer('School of Lamps'),
    await employer('Aid'),
  ]
  await writeStory(ada, {
    resume: {
      work: [role('Muller and Sohne GmbH'), role('Nowhere to be found')],
      education: [{ institution: 'school of lamps' }],
      volunteer: [{ organization: 'AID' }],
    },
  })
  const pages = [
    ['Muller and Sohne GmbH', await slugOf(mill)],
    ['school of lamps', await slugOf(school)],
    ['AID', await slugOf(aid)],
  ]
  expect(await pagesSeenBy(undefined, ada)).toEqual(pages)
  const own = (await ada.api('GET /api/v1/story/pages')).result
  expect(own.map(({ name, slug }) => [name, slug])).toEqual(pages)
  const preview = (await ada.api('GET /api/v1/story/preview')).result
  expect(preview.pages.map(({ name, slug }) => [name, slug])).toEqual(pages)
})

test('a company whose page is not certain has no link', async () => {
  const ada = await joinAsProfessional(world, app)
  const [one, other] = [await employer('Twin Lamps'), await employer('Twin Lamps Ltd')]
  await employer('Twins Lamp')
  await writeStory(ada, { resume: { work: [role('Twin-Lamps')] } })
  expect(await pagesSeenBy(undefined, ada)).toEqual([])

  // An identical name, or a website, tells two namesakes apart.
  await writeStory(ada, { resume: { work: [role('twin lamps')] } })
  expect(await pagesSeenBy(undefined, ada)).toEqual([['twin lamps', await slugOf(one)]])
  await setCompany(other, { website: 'https://twins.example' })
  await writeStory(ada, { resume: { work: [role('Twin Lamps', 'https://jobs.twins.example/lamps')] } })
  expect(await pagesSeenBy(undefined, ada)).toEqual([['Twin Lamps', await slugOf(other)]])

  // Another website means another company.
  await setCompany(one, { website: 'https://lamps.example' })
  await writeStory(ada, { resume: { work: [role('Twin Lamps', 'https://elsewhere.example')] } })
  expect(await pagesSeenBy(undefined, ada)).toEqual([])
})

test('a page that the viewer may not see is not linked', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const [mill, shop] = [await employer('Quiet Mill'), await employer('Quiet Shop')]
  await writeStory(ada, { resume: { work: [role('Quiet Mill'), role('Quiet Shop')] } })
  await mill.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
  expect(await pagesSeenBy(bob, ada)).toEqual([['Quiet Shop', await slugOf(shop)]])
  expect(await pagesSeenBy(undefined, ada)).toHaveLength(2)
  await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', shop.id).execute()
  expect(await pagesSeenBy(undefined, ada)).toEqual([['Quiet Mill', await slugOf(mill)]])
})

test('only professionals can read the list of pages in their own story', async () => {
  const company = await employer('Refused')
  expect((await company.call('GET', '/api/v1/story/pages')).statusCode).toBe(403)
  expect((await send(app, 'GET', '/api/v1/story/pages')).statusCode).toBe(401)
  const bob = await joinAsProfessional(world, app)
  expect((await bob.api('GET /api/v1/story/pages')).result).toEqual([])
})
