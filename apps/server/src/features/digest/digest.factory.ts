import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import { storeBoard } from '../postings/index.ts'
import { makePosting, sourcedValue } from '../postings/posting.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { prepareDigests } from './turns/prepare-digests.task.ts'

/** How long it takes until a new job is among the fresh jobs. */
const FRESH_MS = 121_000

/** Creates a member with a subscription. */
export async function joinAsSubscriber(
  world: World,
  app: TestApp,
  options: Parameters<typeof joinAsProfessional>[2] = {},
): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app, options)
  await member.call('PUT', '/api/v1/account/newsletter', { subscribed: true })
  return member
}

/** Replaces a company's board with these jobs, posted now, and advances the clock by two minutes. */
export async function postJobs(world: World, companyName: string, ...titles: string[]): Promise<void> {
  const postings = titles.map((title) =>
    makePosting({ key: title, title: sourcedValue(title), datePosted: sourcedValue(world.clock.now()) }),
  )
  await storeBoard(
    world.ctx,
    { kind: 'lever', companyName },
    postings.map((posting) => ({ posting })),
  )
  world.clock.advance(FRESH_MS)
}

/** Prepares the due digests. */
export const makeDigests = ({ ctx }: Pick<World, 'ctx'>) => prepareDigests.handle(ctx, {})

/** Returns the digests that a member got, oldest first. */
export async function digestsTo(world: World, { email }: Pick<SignedInClient, 'email'>) {
  return (await world.mailbox.all(email)).filter(({ name }) => name === 'digest')
}
