// What other features may show of pages on the web.
export { hostOf, LinkCard } from './link-card.tsx'
