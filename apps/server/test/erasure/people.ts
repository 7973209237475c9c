import { joinTeam } from '../../src/features/companies/companies.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../../src/features/session/accounts.factory.ts'
import type { TestApp } from '../client.ts'
import type { World } from '../world.ts'

/** A word in the names and texts of the erased accounts, by which their data is found. */
export const MARK = 'quibblewick'

export interface People {
  readonly world: World
  readonly app: TestApp
  /** A professional on the Creator plan, who is erased. */
  readonly ada: SignedInClient
  /** An employer with their own company, who is erased. */
  readonly emil: SignedInClient
  /** A team member who is erased, while the company stays. */
  readonly recruiter: SignedInClient
  /** The remaining members. */
  readonly bob: SignedInClient
  readonly rita: SignedInClient
}

export async function joinPeople(world: World, app: TestApp): Promise<People> {
  const bob = await joinAsProfessional(world, app, { firstName: 'Bob', lastName: 'Stone', plan: 'Creator' })
  const invitedBy = await storySlugOf(bob)
  const email = `${MARK}@example.com`
  const user = { email, password: 'correct horse battery', firstName: 'Ada', lastName: MARK, invitedBy }
  await must(send(app, 'POST', '/api/v1/professionals/register', { body: { user: { ...user, source: 'newsletter' } } }))
  const ada = await joinAsProfessional(world, app, { email, lastName: MARK, plan: 'Creator' })
  const emil = await joinAsEmployer(world, app, {
    email: `emil.${MARK}@example.com`,
    lastName: MARK,
    companyName: `${MARK} Mills`,
  })
  const rita = await joinAsEmployer(world, app, { companyName: 'Harbour Works', plan: 'Pro' })
  return { world, app, ada, emil, rita, bob, recruiter: await joinTeam(world, app, rita, 'recruiter') }
}

/** Returns the address of a member's story. */
export async function storySlugOf(client: SignedInClient): Promise<string> {
  return (await must(client.call('GET', '/api/v1/story'))).result.slug
}

/** Returns the result of a call. Throws if the call was refused. */
export async function must(reply: ReturnType<typeof send>) {
  const { statusCode, body, json } = await reply
  if (statusCode !== 200) throw new Error(`It was refused with ${statusCode}: ${body}`)
  return json()
}
