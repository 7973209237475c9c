// What other features may show of headlines.
export { StoryHeadlines } from './story-headlines.tsx'
