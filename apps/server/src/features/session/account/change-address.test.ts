import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsProfessional,
  logInAs,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
  tokenOf,
} from '../accounts.factory.ts'

const { world, app } = useWorld()

const confirm = (token: string, bearer?: string, password?: string) =>
  send(app, 'POST', '/api/v1/confirm', { body: { token, password }, token: bearer })
const linkTo = async (email: string, name: 'confirm-address' | 'change-address') =>
  tokenOf((await world.mailbox.latest(email, name)).link)
const isListed = async ({ id }: SignedInClient) =>
  (await world.ctx.db.selectFrom('actor').select('listed').where('id', '=', id).executeTakeFirst())?.listed

test('a sign-up with the same address doesn’t replace an account that is being confirmed at the same time', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { email, id, token } = await joinAsProfessional(world, app, { confirmed: false })
    const link = await linkTo(email, 'confirm-address')
    const [confirmReply, joinReply] = await Promise.all([
      confirm(link, token),
      send(app, 'POST', '/api/v1/professionals/register', { body: { user: { email, password: 'stolen password' } } }),
    ])
    if (confirmReply.statusCode === 200) {
      expect(joinReply.statusCode).toBe(409)
      expect((await logInAs(app, email)).id).toBe(id)
    } else {
      expect([confirmReply.statusCode, joinReply.statusCode]).toEqual([410, 200])
    }
  }
})

describe('changing the email address', () => {
  const url = '/api/v1/account/email'

  test('moves the account once the new mailbox is confirmed, and notifies the old one', async () => {
    const client = await joinAsProfessional(world, app)
    const email = newEmail('new')
    const requestReply = await client.call('PUT', url, { email, currentPassword: PASSWORD })
    expect(requestReply.json()).toEqual({ success: true, result: {} })
    expect((await client.api('GET /api/v1/account')).result).toMatchObject({
      email: client.email,
      newEmail: email,
    })

    const reply = await confirm(await linkTo(email, 'change-address'), client.token)
    expect(reply.json().result).toMatchObject({ email, standing: 'active' })
    const notice = await world.mailbox.latest(client.email, 'address-changed')
    expect(notice.text).toContain(email)
    expect(notice.text).toContain('Ada')
    await logInAs(app, email)
    await expect(logInAs(app, client.email)).rejects.toThrow('wrong-credentials')
  })

  test('has no effect when a guest or another account opens the link, and the link works only once', async () => {
    const [client, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const email = newEmail('new')
    await client.call('PUT', url, { email, currentPassword: PASSWORD })
    const link = await linkTo(email, 'change-address')

    expect((await confirm(link)).statusCode).toBe(401)
    expect((await confirm(link, other.token)).statusCode).toBe(401)
    const { token } = (await confirm(link, client.token)).json()
    expect((await confirm(link, token)).statusCode).toBe(410)
  })

  test('sends no email to a taken address, but replies the same, and the link of the previous request no longer works', async () => {
    const [client, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const freeAddress = newEmail('free')
    const replies = [
      await client.call('PUT', url, { email: freeAddress, currentPassword: PASSWORD }),
      await client.call('PUT', url, { email: other.email, currentPassword: PASSWORD }),
    ]
    expect(replies[0]?.body).toBe(replies[1]?.body)
    expect((await client.api('GET /api/v1/account')).result.newEmail).toBe(other.email)
    await expect(world.mailbox.latest(other.email, 'change-address')).rejects.toThrow('No mail')
    expect((await confirm(await linkTo(freeAddress, 'change-address'), client.token)).statusCode).toBe(410)
  })

  test('requires the password, and refuses guests', async () => {
    const { call } = await joinAsProfessional(world, app)
    const email = newEmail('new')
    expect((await send(app, 'PUT', url, { body: { email } })).statusCode).toBe(401)
    expect((await call('PUT', url, { email })).json().result.code).toBe('wrong-password')
    expect((await call('PUT', url, { email, currentPassword: 'not that one' })).statusCode).toBe(403)
    expect((await call('PUT', url, { email: 'nonsense', currentPassword: PASSWORD })).statusCode).toBe(400)
    await expect(world.mailbox.latest(email)).rejects.toThrow('No mail')
  })

  test('lets a pending account correct a typo in its address, which invalidates the link sent to the mistyped one', async () => {
    const client = await joinAsProfessional(world, app, { confirmed: false })
    const strangersLink = await linkTo(client.email, 'confirm-address')
    const email = newEmail('right')
    await client.call('PUT', url, { email, currentPassword: PASSWORD })
    const reply = await confirm(await linkTo(email, 'change-address'), client.token)

    expect(reply.json().result.standing).toBe('active')
    expect(await isListed(client)).toBe(true)
    expect((await confirm(strangersLink, undefined, 'a strangers password')).statusCode).toBe(410)
  })

  test('lets the owner of the former address recover the account, however often a thief has moved it', async () => {
    const owner = await joinAsProfessional(world, app)
    const thief = await logInAs(app, owner.email)
    let bearer = thief.token
    for (const email of [newEmail('thief'), newEmail('thief')]) {
      world.clock.advance(1_000)
      await send(app, 'PUT', url, { body: { email, currentPassword: PASSWORD }, token: bearer })
      bearer = (await confirm(await linkTo(email, 'change-address'), bearer)).json().token
    }
    const link = tokenOf((await world.mailbox.latest(owner.email, 'address-changed')).link)

    expect((await confirm(link, bearer)).json().result.code).toBe('new-password-required')
    const restoreReply = await confirm(link, undefined, 'of the owner again')

    expect(restoreReply.json().result).toMatchObject({ _id: owner.id, email: owner.email })
    expect((await send(app, 'GET', '/api/v1/check', { token: bearer })).statusCode).toBe(401)
    await logInAs(app, owner.email, 'of the owner again')
  })

  test('gives an address that two accounts request to only one of them', async () => {
    const clients = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const email = newEmail('wanted')
    const links: string[] = []
    for (const client of clients) {
      // Emails sent at the same instant can arrive in any order.
      world.clock.advance(1)
      await client.call('PUT', url, { email, currentPassword: PASSWORD })
      links.push(await linkTo(email, 'change-address'))
    }
    const replies = await Promise.all(clients.map(({ token }, n) => confirm(links[n] ?? '', token)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
