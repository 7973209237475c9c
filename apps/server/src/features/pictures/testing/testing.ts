import { picture } from '../../../../test/erasure/fill-parts.ts'
import { must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, app }) {
    await must(ada.call('PUT', '/api/v1/account/photo', { pictureId: await picture(app, ada, 'photo') }))
    await must(emil.call('PUT', '/api/v1/account/cover', { pictureId: await picture(app, emil, 'cover') }))
    await picture(app, ada, 'content')
  },
}
