// What other features may show of professionals.
export { PrivateBrowsing } from './views/private-browsing.tsx'
