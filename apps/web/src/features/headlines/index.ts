// The parts of headlines for other features.
export { StoryHeadlines } from './story-headlines.tsx'
