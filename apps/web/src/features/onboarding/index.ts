// What the owner of a story sees of the onboarding.
export { UnfinishedOnboarding } from './unfinished-onboarding.tsx'
