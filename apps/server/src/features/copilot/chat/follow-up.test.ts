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

/** Sends a message in a new chat that has just shown the five jobs. */
async function follow(question: string) {
  const first = await askAbout(ada, 'Find engineer jobs')
  return askAbout(ada, question, first.chatId)
}

describe('a follow-up question', () => {
  test.each(followUps.map((row) => [row.question, row] as const))(
    '%s',
    async (question, { has, shows, never = [] }) => {
      const { answer, card } = await follow(question)
      const answerText = [answer.text, ...answer.cards.flatMap(wordsOf)].join('\n')
      for (const part of has)
        expect(answerText).toMatch(typeof part === 'string' ? new RegExp(escapeRegex(part)) : part)
      for (const part of never)
        expect(answerText).not.toMatch(typeof part === 'string' ? new RegExp(escapeRegex(part)) : part)
      if (shows) expect(titlesOf(card)).toEqual(shows)
    },
  )
})

describe('a chat', () => {
  test('keeps the filters of a question for the next one', async () => {
    const first = await follow('in Europe')
    const second = await askAbout(ada, 'only remote ones', first.chatId)
    expect(titlesOf(second.card)).toEqual(['Backend Engineer'])
    const third = await askAbout(ada, 'Which pays more?', first.chatId)
    expect(third.answer.text).toBe('Backend Engineer states €60,000\u00a0–\u00a0€75,000\u00a0a\u00a0year.')
  })
  test('replaces the earlier place with a new one', async () => {
    const { chatId } = await follow('in Poland')
    expect(titlesOf((await askAbout(ada, 'and in Norway?', chatId)).card)).toEqual(['Data Engineer'])
  })
  test('answers about the compared jobs if a comparison was shown last', async () => {
    const { chatId } = await follow('Compare the first and the third')
    const { answer } = await askAbout(ada, 'what is missing for the second one', chatId)
    expect(answer.text).toContain('For Data Engineer')
  })
  test('recognises the places in a first request, too', async () => {
    const { card, answer } = await askAbout(ada, 'Find engineer jobs in Poland or the EU')
    expect(titlesOf(card)).toEqual(['Backend Engineer', 'Platform Engineer'])
    expect(answer.text).toBe('I found 2 open jobs for “engineer” in Poland or the EU.')
  })
  test('states that it doesn’t know the member’s location', async () => {
    expect((await askAbout(ada, 'Find jobs near me')).answer.text).toContain('I don’t know where you are')
  })
  test.each([
    ['apply to the second one', /^I can’t apply for you/],
    ['send it to them', /^I can’t send anything/],
    ['save the first one', /^I can’t change anything for you/],
  ])('refuses to change anything: %s', async (question, words) => {
    expect((await follow(question)).answer.text).toMatch(words)
  })
})

function escapeRegex(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Returns the strings of a card, in their order. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

function titlesOf(card: Awaited<ReturnType<typeof follow>>['card']): string[] {
  if (card?.kind === 'jobs') return card.items.map(({ title }) => title)
  return card?.kind === 'comparison' ? card.jobs.map(({ title }) => title) : []
}
