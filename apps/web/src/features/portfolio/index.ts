// What a story shows of its member's portfolio, and a company's page of the company's.
export { CompanyCases } from './company-cases.tsx'
export { loadPortfolio, StoryPortfolio, useHasCases } from './story-portfolio.tsx'
