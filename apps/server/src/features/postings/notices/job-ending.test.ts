import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { dayInWords } from '../../../platform/words/day-in-words.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { followWrittenJobsDue } from '../../postings/written-jobs.factory.ts'
import { joinAsEmployer } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000
const daysOn = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS)

beforeAll(() => world.backend.queue.work(world.ctx))

test('a job about to close is announced in the bell and by email with its last day, until that day changes', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const url = `/api/v1/companies/${await slugOf(owner)}/written-jobs/${world.ctx.newId()}`
  const save = async (version: number, days: number) => {
    const fields = {
      ...{ title: 'Rigger', places: ['Hamburg, Germany'], workType: 'Onsite', employmentType: 'Full-time' },
      ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: 'harbour.example/apply' },
      description: 'You move containers, by day and by night, from ship to train.',
      closesOn: daysOn(days).toISOString().slice(0, 10),
    }
    expect((await owner.call('PUT', url, { version, fields })).statusCode).toBe(200)
  }
  const announcedTexts = async () => {
    await followWrittenJobsDue(world)
    await settled(world)
    const { items } = (await owner.api('GET /api/v1/notifications')).result
    return items.filter(({ name }) => name === 'job:ending').map(({ text }) => text)
  }
  await save(0, 4)
  expect((await owner.call('PUT', `${url}/state`, { state: 'open' })).statusCode).toBe(200)
  expect(await announcedTexts()).toEqual([`“Rigger” closes on ${dayInWords(daysOn(4))}`])
  const mails = (await world.mailbox.all(owner.email)).filter(({ name }) => name === 'notification')
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`closes on ${dayInWords(daysOn(4))}`)])
  await save(1, 6)
  expect(await announcedTexts()).toEqual([`“Rigger” closes on ${dayInWords(daysOn(6))}`])
  await save(2, 20)
  expect(await announcedTexts()).toEqual([])
})
