import type { FeatureTesting } from '../../../../test/feature-testing.ts'

export const testing: FeatureTesting = {}
