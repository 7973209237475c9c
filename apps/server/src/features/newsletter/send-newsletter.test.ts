import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { storeBoard } from '../postings/index.ts'
import { given, makePosting } from '../postings/posting.factory.ts'
import { joinAsEmployer, joinAsProfessional, send } from '../session/accounts.factory.ts'
import { sendNewsletter } from './send-newsletter.task.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const { world, app } = useWorld()

type Member = Awaited<ReturnType<typeof joinAsProfessional>>

async function subscriber(options: Parameters<typeof joinAsProfessional>[2] = {}): Promise<Member> {
  const member = await joinAsProfessional(world, app, options)
  await member.call('PUT', '/api/v1/account/newsletter', { subscribed: true })
  return member
}

/** Puts these jobs on a company's board, as posted now; returns them time to settle. */
async function post(companyName: string, ...titles: string[]): Promise<void> {
  const postings = titles.map((title) =>
    makePosting({ key: title, title: given(title), datePosted: given(world.clock.now()) }),
  )
  await storeBoard(
    world.ctx,
    { kind: 'lever', companyName },
    postings.map((posting) => ({ posting })),
  )
  world.clock.advance(HOUR_MS)
}

const run = () => sendNewsletter.handle(world.ctx, {})
const lettersTo = async ({ email }: Member) =>
  (await world.mailbox.all(email)).filter(({ name }) => name === 'newsletter')

test('a confirmed subscriber gets the new jobs once a week, each in one mail only, and none when there are none', async () => {
  const ada = await subscriber({ firstName: 'Ada' })
  await post('Lamp Works', 'Lamplighter')
  await run()
  await run()
  const [first, ...more] = await lettersTo(ada)
  expect(more).toEqual([])
  expect(first?.subject).toBe('1 new job on Rise this week')
  expect(first?.text).toMatch(/Hello Ada,[\s\S]*Lamplighter http:\S+\/jobs\/lamplighter\S*\s+Lamp Works/)

  await post('Lamp Works', 'Lamplighter', 'Wick trimmer')
  world.clock.advance(6 * DAY_MS)
  await run()
  expect(await lettersTo(ada)).toHaveLength(1)

  world.clock.advance(DAY_MS)
  await run()
  const second = (await lettersTo(ada))[1]
  expect(second?.text).toContain('Wick trimmer')
  expect(second?.text).not.toContain('Lamplighter')

  world.clock.advance(8 * DAY_MS)
  await run()
  expect(await lettersTo(ada)).toHaveLength(2)
  await post('Lamp Works', 'Lamplighter', 'Wick trimmer', 'Oil carrier')
  world.clock.advance(DAY_MS)
  await run()
  expect((await lettersTo(ada))[2]?.text).toContain('Oil carrier')
})

test('several workers at once send one mail', async () => {
  const ada = await subscriber()
  await post('Harbour Works', 'Pilot')
  await Promise.all([run(), run(), run(), run()])
  expect(await lettersTo(ada)).toHaveLength(1)
})

test('who is not confirmed, suspended, or has ended it gets none', async () => {
  const pending = await subscriber({ confirmed: false })
  const suspended = await subscriber()
  const ended = await subscriber()
  await world.ctx.db
    .updateTable('login')
    .set({ suspended_at: world.clock.now(), suspension_reason: 'Advertisements' })
    .where('email', '=', suspended.email)
    .execute()
  await ended.call('PUT', '/api/v1/account/newsletter', { subscribed: false })
  await post('Quiet Works', 'Listener')
  await run()
  for (const member of [pending, suspended, ended]) expect(await lettersTo(member)).toEqual([])
})

test('a mail names at most twenty jobs, of open ones, and none of a company that was blocked', async () => {
  const ada = await subscriber()
  const shop = await joinAsEmployer(world, app, { companyName: 'Blocked Works' })
  const blocked = await ada.call('PUT', `/api/v1/connections/blocked/${shop.id}`)
  expect(blocked.statusCode).toBe(200)
  await world.ctx.db
    .updateTable('company')
    .set({ import_name: 'Blocked Works' })
    .where('actor_id', '=', shop.id)
    .execute()
  await post('Blocked Works', 'Hidden keeper')
  await post('Closed Works', 'Gone keeper', 'Other keeper')
  await post('Closed Works', 'Other keeper')
  await post('Many Works', ...Array.from({ length: 25 }, (_, index) => `Keeper ${index}`))
  await run()
  const [letter] = await lettersTo(ada)
  expect(letter?.subject).toBe('20 new jobs on Rise this week')
  expect(letter?.text).not.toMatch(/Hidden keeper|Gone keeper/)
})

test('one click of the mail program, and the page, end it', async () => {
  const ada = await subscriber()
  await post('Click Works', 'Clicker')
  await run()
  const mail = await world.ctx.db
    .selectFrom('mail')
    .select(['unsubscribe_url', 'unsubscribe_page'])
    .where('to_address', '=', ada.email)
    .where('name', '=', 'newsletter')
    .executeTakeFirstOrThrow()
  expect(mail.unsubscribe_page).toContain('/risa/unsubscribe?token=')
  const { pathname, search } = new URL(mail.unsubscribe_url ?? '')
  expect((await send(app, 'POST', pathname + search)).statusCode).toBe(200)

  await post('Click Works', 'Clicker', 'Second clicker')
  world.clock.advance(8 * DAY_MS)
  await run()
  expect(await lettersTo(ada)).toHaveLength(1)
})

test('a run that died between two subscribers leaves the other to the next, and repeats nobody', async () => {
  const members = [await subscriber(), await subscriber()]
  await post('Broken Works', 'Mender')
  let sent = 0
  const dying = {
    ...world.ctx,
    mail: {
      send: async (...args: Parameters<typeof world.ctx.mail.send>) => {
        sent += 1
        if (sent > 1) throw new Error('the process ends here')
        return world.ctx.mail.send(...args)
      },
    },
  }
  await sendNewsletter.handle(dying as typeof world.ctx, {})
  const counts = async () => Promise.all(members.map(async (member) => (await lettersTo(member)).length))
  expect((await counts()).sort()).toEqual([0, 1])
  world.clock.advance(DAY_MS)
  await run()
  expect(await counts()).toEqual([1, 1])
})
