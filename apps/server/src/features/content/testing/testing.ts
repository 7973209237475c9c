import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {
  tablesWithoutPeople: {
    word_rule: 'words of the installation',
  },
}
