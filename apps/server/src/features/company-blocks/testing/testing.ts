import { picture } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import {
  answerFirst,
  ask as askToName,
  layoutOf,
  peopleBlock,
  publishLayout,
  sliderBlock,
  textBlock,
} from '../company-blocks.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, rita, app }) {
    const layout = layoutOf(textBlock(`<p>${MARK}</p>`), sliderBlock([await picture(app, emil, 'content')]))
    await publishLayout(emil, layout)
    const { slug } = (await must(ada.call('GET', '/api/v1/check'))).result
    await askToName(rita, slug)
    await answerFirst(ada, true)
    await publishLayout(rita, layoutOf(peopleBlock(ada.id)))
  },
  reads: {
    notWalked: {
      'GET /api/v1/companies/{slug}/block-versions/{version}': 'opens for the team of a company, about its own page',
    },
  },
}
