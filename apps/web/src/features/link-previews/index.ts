// The part of link previews for other features.
export { hostOf, LinkCard } from './link-card.tsx'
