// What the owner of a story learns about their onboarding.
export { useUnfinishedOnboarding } from './use-unfinished-onboarding.ts'
