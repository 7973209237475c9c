import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { addShownJobs, askAbout, writeDatedStory } from './follow-up.factory.ts'
import { followUps } from './follow-up-questions.fixture.ts'

const { world, app } = useWorld()
let ada: SignedInClient

beforeAll(async () => {
  await addShownJobs(world)
  ada = await joinAsProfessional(world, app)
  await writeDatedStory(ada)
})

/** Asks in a new chat that has just shown the five jobs. */
async function follow(question: string) {
  const first = await askAbout(ada, 'Find engineer jobs')
  return askAbout(ada, question, first.chatId)
}

describe('a follow-up question', () => {
  test.each(followUps.map((row) => [row.question, row] as const))(
    '%s',
    async (question, { has, shows, never = [] }) => {
      const { answer, card } = await follow(question)
      const all = [answer.text, ...answer.cards.flatMap(wordsOf)].join('\n')
      for (const part of has) expect(all).toMatch(typeof part === 'string' ? new RegExp(escaped(part)) : part)
      for (const part of never) expect(all).not.toMatch(typeof part === 'string' ? new RegExp(escaped(part)) : part)
      if (shows) expect(titlesOf(card)).toEqual(shows)
    },
  )
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The strings of a card, in their order. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

function titlesOf(card: Awaited<ReturnType<typeof follow>>['card']): string[] {
  if (card?.kind === 'jobs') return card.items.map(({ title }) => title)
  return card?.kind === 'comparison' ? card.jobs.map(({ title }) => title) : []
}
