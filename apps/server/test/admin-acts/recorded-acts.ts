import type { AdminAct } from '@rise/contract/admin/acts'
import { type Contract, type ContractKey, contract } from '@rise/contract/contract'
import type { Endpoint } from '@rise/contract/endpoint'
import { expect } from 'vitest'
import { loginIdOf, type SignedInClient } from '../../src/features/session/accounts.factory.ts'
import type { Answer } from '../client.ts'
import type { World } from '../world.ts'

/** Endpoints for admins that can change something. */
export type AdminCall = {
  [K in ContractKey]: Contract[K]['access'] extends 'admin' ? (K extends `GET ${string}` ? never : K) : never
}[ContractKey]

export const adminCalls = Object.entries<Endpoint>(contract).flatMap(([key, { access }]) =>
  access === 'admin' && !key.startsWith('GET ') ? [key as AdminCall] : [],
)

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/** Makes an admin's calls, and requires a record of each in the timeline. */
export class RecordedActs {
  readonly world: World
  readonly admin: SignedInClient
  /** The calls made until now. */
  readonly made = new Set<string>()

  constructor(world: World, admin: SignedInClient) {
    this.world = world
    this.admin = admin
  }

  /** Makes a call, and waits until this act by the admin is recorded. Returns the reply's result. */
  async call<K extends AdminCall>(act: AdminAct, key: K, input: Input = {}): Promise<Answer<K>['result']> {
    const answer = await this.expectAct(act, key, async () => {
      // biome-ignore lint/suspicious/noExplicitAny: the server checks the input, as the contract types it
      const reply = await this.admin.api(key, input as any)
      expect([reply.status, reply.error], key).toEqual([200, undefined])
      return reply
    })
    return answer.result
  }

  /** Checks a call made by `make`, such as an upload, in the same way. */
  async expectAct<T>(act: AdminAct, key: AdminCall, make: () => Promise<T>): Promise<T> {
    const before = new Set((await this.#records()).map(({ id }) => id))
    const result = await make()
    const since = async () => (await this.#records()).flatMap((row) => (before.has(row.id) ? [] : [row.act]))
    await expect.poll(since, { message: key }).toContain(act)
    this.made.add(key)
    return result
  }

  async #records() {
    const authorId = await loginIdOf(this.world, this.admin)
    return this.world.ctx.db.selectFrom('admin_act').select(['id', 'act']).where('login_id', '=', authorId).execute()
  }
}
