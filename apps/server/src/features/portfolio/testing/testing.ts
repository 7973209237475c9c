import { sql } from 'kysely'
import { picture, view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must, storySlugOf } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { publishCase } from '../portfolio.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, bob, emil, rita, app, world }) {
    // Bob's entry first names both authors, and later only Carl.
    const carl = await joinAsProfessional(world, app, { firstName: 'Carl' })
    await must(bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${carl.id}`))
    await publishCase(carl, 'A bridge')
    const [coverId, pictureId] = [await picture(app, ada, 'content'), await picture(app, ada, 'content')]
    const body = `<p>${MARK}</p><img data-picture="${pictureId}" src="/pictures/${pictureId}/480.webp" alt="${MARK}">`
    const slug = await publishCase(ada, `Case ${MARK}`, { summary: MARK, coverId, body })
    await view(app, `/professional/portfolio/${slug}`)
    const inText = await picture(app, emil, 'content')
    const text = `<p>${MARK}</p><img data-picture="${inText}" src="/pictures/${inText}/480.webp" alt="${MARK}">`
    await publishCase(emil, `Works of ${MARK}`, { body: text })
    const credits = [{ slug: await storySlugOf(ada), part: `Was ${MARK}` }]
    const ritasCase = await publishCase(rita, 'A pier', { credits })
    await must(ada.call('PUT', `/api/v1/portfolio-cases/${ritasCase}/credit`))
    await publishCase(rita, 'A second pier', { credits })
  },
  reads: {
    values: {
      'portfolio-cases/': sql`select slug as value from portfolio_slug`,
      'portfolio/': sql`select slug as value from portfolio_slug`,
    },
  },
}
