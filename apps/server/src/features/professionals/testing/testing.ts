import { sql } from 'kysely'
import { MARK, must, storySlugOf } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { send } from '../../session/accounts.factory.ts'
import { writeStory } from '../story/stories.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, bob, app }) {
    await writeStory(ada, {
      resume: {
        basics: { label: `Keeper of ${MARK}`, summary: `All of ${MARK}.`, location: { city: MARK } },
        work: [{ name: `${MARK} & Sons`, position: 'Keeper', startDate: '2020' }],
        skills: [{ name: `${MARK} keeping` }],
      },
      shownAtWork: true,
      hiddenFrom: [`${MARK} Ltd`],
      openToWork: 'public',
      mentoringTopics: ['changing-careers'],
    })
    await writeStory(bob, { mentoringTopics: ['changing-careers'] })
    const [own, others] = [await storySlugOf(ada), await storySlugOf(bob)]
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }
    const views = (slug: string, token?: string) =>
      send(app, 'POST', `/api/v1/professionals/${slug}/views`, { token, headers })
    await must(views(others, ada.token))
    await must(views(own, bob.token))
    await must(views(own))
    const question = { topic: 'changing-careers', message: `How do you do, asks ${MARK}, and how did you begin?` }
    await must(ada.call('POST', `/api/v1/professionals/${others}/mentoring-requests`, question))
    await must(bob.call('POST', `/api/v1/professionals/${own}/mentoring-requests`, question))
    await must(ada.call('PUT', '/api/v1/view-privacy', { unseen: true }))
  },
  tablesWithoutPeople: {
    professional_key_change: 'numbers of keys, for a minute',
    professional_due: 'ids, for a minute; an id of nobody is dropped by the same task',
  },
  reads: {
    values: {
      'professionals/': sql`select slug as value from actor where kind = 'professional'`,
    },
    queries: {
      'GET /api/v1/professionals': ['', `?q=${MARK}`],
    },
    named: {
      'GET /api/v1/professional-counts': 'how many have each skill, of everyone: it names no one',
      'GET /api/v1/story/preview': 'the viewer’s own page as others see it, whom no block concerns',
    },
  },
  withheld: { searches: ['/api/v1/professionals?q='] },
}
