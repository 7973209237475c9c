// The parts of the onboarding for the owner of a story.
export { UnfinishedOnboarding } from './unfinished-onboarding.tsx'
