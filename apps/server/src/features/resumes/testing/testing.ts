import { openFile } from '../../../../test/erasure/fill-parts.ts'
import { storySlugOf } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  fill: async ({ ada, app }) => openFile(app, `/professional/${await storySlugOf(ada)}/resume.pdf`),
  tablesWithoutPeople: {
    gone_written_resume: 'ids of files that the next task deletes',
  },
}
