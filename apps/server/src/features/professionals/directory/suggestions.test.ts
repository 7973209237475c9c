import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { setListed, writeStory } from '../story/stories.factory.ts'
import { tiesInWords } from './reason-of.ts'

const { world, app } = useWorld()

const professional = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Lane' })
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))
const dismissUrl = ({ id }: { id: string }) => `/api/v1/connections/suggestions/dismissed/${id}`

async function suggestedTo({ call }: SignedInClient): Promise<Record<string, string>> {
  const reply = await call('GET', '/api/v1/professionals/suggestions')
  expect(reply.statusCode, reply.body).toBe(200)
  const entries = reply
    .json()
    .result.map(({ member, reason }: { member: { firstName: string }; reason: string }) => [member.firstName, reason])
  return Object.fromEntries(entries)
}

test('professionals are suggested with their strongest reason, until they are followed or dismissed', async () => {
  const [ada, bob, carla, dora, finn, gina, hugo, iris] = (await Promise.all(
    ['Ada', 'Bob', 'Carla', 'Dora', 'Finn', 'Gina', 'Hugo', 'Iris'].map(professional),
  )) as [
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
    SignedInClient,
  ]
  await writeStory(ada, {
    resume: {
      basics: { location: { city: 'Berlin', countryCode: 'DE' } },
      skills: [{ name: 'Kubernetes' }, { name: 'Go' }],
      work: [{ name: 'Stripe', position: 'Engineer', startDate: '2019', endDate: '2022' }],
    },
    expertises: ['backend-systems'],
  })
  await writeStory(bob, { resume: { skills: [{ name: 'k8s' }, { name: 'Go' }, { name: 'Knitting' }] } })
  await writeStory(dora, { resume: { basics: { location: { city: 'Berlin', countryCode: 'DE' } } } })
  await writeStory(finn, { resume: { work: [{ name: 'stripe', position: 'Chef', startDate: '2020' }] } })
  await writeStory(hugo, { expertises: ['backend-systems'] })
  await follow(ada, carla)
  await follow(carla, gina)
  await follow(iris, ada)
  expect(await suggestedTo(ada)).toEqual({
    Bob: 'You both know Go and Kubernetes',
    Dora: 'Also in Berlin',
    Finn: 'Worked at Stripe too',
    Gina: 'Followed by Carla',
    Hugo: 'Also works in backend systems',
    Iris: 'Follows you',
  })

  await follow(ada, bob)
  await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: dora.id } })
  await finn.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
  await setListed(world, hugo, false)
  for (const _time of [1, 2])
    expect((await ada.call('PUT', dismissUrl(gina))).json()).toEqual({ success: true, result: {} })
  expect(await suggestedTo(ada)).toEqual({ Iris: 'Follows you' })
  await ada.call('DELETE', dismissUrl(gina))
  expect(await suggestedTo(ada)).toEqual({ Iris: 'Follows you', Gina: 'Followed by Carla' })
  const data = (await ada.call('GET', '/api/v1/account/data')).json().result
  expect(data.connections.dismissed).toEqual([])
})

test('a company on Pro gets suggestions of people in the same place', async () => {
  const acme = await joinAsEmployer(world, app, { companyName: 'Acme', plan: 'Pro' })
  expect(await suggestedTo(acme)).toEqual({})
  await world.ctx.db
    .updateTable('company')
    .set({ headquarters: 'Oslo, Norway' })
    .where('actor_id', '=', acme.id)
    .execute()
  const olga = await professional('Olga')
  await writeStory(olga, { resume: { basics: { location: { city: 'Oslo', countryCode: 'NO' } } } })
  expect(await suggestedTo(acme)).toEqual({ Olga: 'Also in Oslo' })
})

test.for([
  [['Ada'], 0, 'Followed by Ada'],
  [['Ada', 'Bob'], 0, 'Followed by Ada and Bob'],
  [['Ada', 'Bob'], 1, 'Followed by Ada and 2 others you follow'],
  [['Ada'], 1, 'Followed by Ada and 1 other you follow'],
] as const)('the reason names %s and counts %i others in natural language', ([friends, others, text]) => {
  expect(tiesInWords({ friends, others, followsOne: false, shared: [] }).reasons.map((one) => one.text)).toEqual([text])
})
