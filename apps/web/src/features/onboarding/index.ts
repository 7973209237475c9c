// What owners of a story see of the onboarding.
export { UnfinishedOnboarding } from './unfinished-onboarding.tsx'
