import { sql } from 'kysely'
import { picture, view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { bodyFor, markOf, nameFor, opening } from '../../../../test/withheld/withheld-world.ts'
import { LINKS, linkOf, publishArticle } from '../headlines.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, app }) {
    const coverId = await picture(app, ada, 'content')
    const pictureId = await picture(app, ada, 'content')
    const body = `<p>Of ${MARK}, at length.</p><img data-picture="${pictureId}" src="/pictures/${pictureId}/480.webp" alt="">`
    const { slug } = await publishArticle(ada, { title: `Headline of ${MARK}`, coverId, body })
    await view(app, `/headlines/${slug}`)
  },
  reads: {
    values: {
      'headlines/': sql`select slug as value from headline_slug`,
    },
    queries: {
      'GET /api/v1/headlines': ['', `?author=ada-${MARK}`],
    },
  },
  withheld: {
    async publish({ ada }, audience) {
      const mark = markOf(audience)
      await publishArticle(ada, { title: nameFor('An article', audience), audience, body: bodyFor(audience) })
      const link = linkOf({ title: nameFor('A link', audience), audience, summary: `${opening.slice(0, 400)}${mark}` })
      const page = { ...link.link, url: `https://lamps.example/${mark}`, title: mark, description: mark }
      await must(ada.call('POST', LINKS, { ...link, link: page }))
    },
    shownAt: ['an-article', 'a-link'],
    async addresses({ db }) {
      const rows = await db.selectFrom('headline_slug').select('slug').execute()
      return rows.map(({ slug }) => `/headlines/${slug}.png`)
    },
  },
}
