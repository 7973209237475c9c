// The part of the onboarding for other features: where a member continues an unfinished one.
export { useUnfinishedOnboarding } from './use-unfinished-onboarding.ts'
