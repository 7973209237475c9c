import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { answer, ask, joinAsCreator } from '../../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { missionOf, missionsSettled } from '../missions.factory.ts'

const { world, app } = useWorld()
const URL = '/api/v1/admin/missions'
const writtenMission = {
  ...{ key: 'first-answer', title: 'A first answer', words: 'Answer one question.', icon: 'message' },
  ...{ deed: 'question-answered', steps: '1', times: '1', points: '5', perDay: '', audience: 'professional' },
  ...{ from: '', until: '' },
}
let admin: SignedInClient
beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app)
})

const listedMissions = async (state = 'running') =>
  (await admin.call('GET', `${URL}?state=${state}&q=first`)).json().result.items

test('a new mission counts actions, can be edited, and ends', async () => {
  expect((await admin.call('POST', URL, writtenMission)).statusCode).toBe(200)
  const [mission] = await listedMissions()
  expect(mission).toMatchObject({ key: 'first-answer', perDay: null, from: null, until: null, begun: 0, version: 1 })
  const ada = await joinAsProfessional(world, app)
  await answer(ada, (await ask(await joinAsCreator(world, app))).slug)
  await missionsSettled(world)
  expect(await missionOf(ada, 'first-answer')).toMatchObject({ part: 'done' })
  expect(await listedMissions()).toMatchObject([{ begun: 1, finished: 1 }])
  const { result } = (await admin.call('GET', `${URL}/${mission._id}/members`)).json()
  expect(result.items).toMatchObject([{ member: { _id: ada.id }, counted: 1, rounds: 1 }])

  const url = `${URL}/${mission._id}`
  const change = { ...writtenMission, title: 'Your first answer', version: 1 }
  const stricter = await admin.call('PUT', url, { ...change, steps: '2' })
  expect([stricter.statusCode, stricter.json().result.code]).toEqual([409, 'mission-begun'])
  expect((await admin.call('PUT', url, change)).statusCode).toBe(200)
  expect((await admin.call('PUT', url, change)).json().result.code).toBe('mission-changed')
  expect((await admin.call('PUT', `${url}/end`)).statusCode).toBe(200)
  expect((await admin.call('PUT', `${url}/end`)).statusCode).toBe(200)
  expect(await listedMissions()).toEqual([])
  expect(await listedMissions('ended')).toMatchObject([{ title: 'Your first answer', state: 'ended' }])
  const acts = await world.ctx.db.selectFrom('admin_act').select('act').orderBy('act').execute()
  expect(acts.map(({ act }) => act)).toEqual(['mission.added', 'mission.edited', 'mission.ended'])
})

test('a key belongs to one mission, even if two admins use it at the same time', async () => {
  const body = { ...writtenMission, key: 'first-of-two' }
  const replies = await Promise.all([admin.call('POST', URL, body), admin.call('POST', URL, body)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('invalid values are refused with errors at their fields', async () => {
  for (const [field, value] of [
    ...[
      ['key', 'First Answer'],
      ['title', ' '],
      ['words', ''],
      ['icon', 'skull'],
      ['deed', 'breathing'],
      ['steps', '0'],
    ],
    ...[
      ['steps', '1.5'],
      ['points', '1000'],
      ['perDay', '0'],
      ['audience', 'admins'],
      ['from', 'tomorrow'],
    ],
  ] as [string, string][]) {
    const reply = await admin.call('POST', URL, { ...writtenMission, key: 'first-odd', [field]: value })
    expect([reply.statusCode, Object.keys(reply.json().result.fields)], field).toEqual([400, [`body.${field}`]])
  }
  const backwards = { ...writtenMission, key: 'first-odd', from: '2026-07-02', until: '2026-07-01' }
  expect((await admin.call('POST', URL, backwards)).statusCode).toBe(400)
  expect((await admin.call('PUT', `${URL}/${world.ctx.newId()}/end`)).statusCode).toBe(404)
  expect((await admin.call('GET', `${URL}/${world.ctx.newId()}/members`)).statusCode).toBe(404)
})
