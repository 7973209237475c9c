import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import { type AccountOptions, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

export const QUESTIONS = '/api/v1/questions'

/** Creates a professional on the Creator plan, who may ask. */
export function joinAsCreator(world: World, app: TestApp, options: AccountOptions = {}) {
  return joinAsProfessional(world, app, { plan: 'Creator', ...options })
}

let questionCount = 0

/** Asks a unique question; returns it. */
export async function ask({ call }: SignedInClient, text?: string) {
  questionCount += 1
  const reply = await call('POST', QUESTIONS, {
    text: text ?? `What did you learn on day ${questionCount}?`,
    background: '',
  })
  if (reply.statusCode !== 200) throw new Error(`The question was not asked: ${reply.body}`)
  return reply.json().result
}

/** Answers a question; returns the answer. */
export async function answer({ call }: SignedInClient, slug: string, text = 'To listen.') {
  const reply = await call('PUT', `${QUESTIONS}/${slug}/answer`, { text })
  if (reply.statusCode !== 200) throw new Error(`The answer was not written: ${reply.body}`)
  return reply.json().result
}
