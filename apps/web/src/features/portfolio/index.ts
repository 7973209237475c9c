// What a story shows of its member's portfolio.
export { loadPortfolio, StoryPortfolio, useHasCases } from './story-portfolio.tsx'
